// Passes everything on to the host, and cuts each stream of events after one entry.
const net = require("net");

async function startProxy(port) {
    let cuts = 0;
    const server = net.createServer((client) => {
        const host = net.connect(port, "127.0.0.1");
        const end = () => {
            client.destroy();
            host.destroy();
        };
        client.on("error", end).on("close", end).pipe(host);
        let isStream = false;
        host.on("error", end)
            .on("close", end)
            .on("data", (data) => {
                const text = data.toString("latin1");
                isStream ||= text.includes("Content-Type: text/event-stream");
                const entry = isStream ? text.indexOf("event: entry") : -1;
                if (entry < 0) return client.write(data);
                cuts++;
                host.pause();
                return client.write(data.subarray(0, text.indexOf("\n\n", entry) + 2), () => setTimeout(end, 5));
            });
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    return { url: `http://127.0.0.1:${server.address().port}/`, cuts: () => cuts, stop: () => server.close() };
}

module.exports = { startProxy };

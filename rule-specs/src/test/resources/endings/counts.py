# Makes counts.tsv: random endgames by the moves of Fairy-Stockfish 11.1. Its count of makruk must be the one below.
import subprocess,random,sys
random.seed(122)
p=subprocess.Popen(['/usr/games/fairy-stockfish'],stdin=subprocess.PIPE,stdout=subprocess.PIPE,text=True,bufsize=1)
def send(s): p.stdin.write(s+'\n'); p.stdin.flush()
def fen(pos):
    send(pos); send('d')
    f=None
    while True:
        l=p.stdout.readline()
        if l.startswith('Fen:'): f=l[5:].strip()
        if l.startswith('Checkers'): return f,l[9:].strip()
def legal(pos):
    send(pos); send('go perft 1'); r=[]
    while True:
        l=p.stdout.readline().strip()
        if l.startswith('Nodes searched'): return r
        if ':' in l and len(l.split(':')[0]) in (4,5,6) and l[0] in 'abcdefgh': r.append(l.split(':')[0])
def place(white,black):
    while True:
        sq=random.sample(range(64),len(white)+len(black))
        b=['.']*64
        for c,s in zip(white+black,sq): b[s]=c
        if any(b[s]=='P' and not 2<=s//8<=4 or b[s]=='p' and not 3<=s//8<=5 for s in range(64)): continue
        rows=[]
        for r in range(7,-1,-1):
            t='';n=0
            for f in range(8):
                c=b[r*8+f]
                if c=='.': n+=1
                else: t+=(str(n) if n else '')+c; n=0
            rows.append(t+(str(n) if n else ''))
        return '/'.join(rows)
out=[]
class Count:
    """The count in plies, as the rules say: makruk, ouk (one less, and from three pieces on), ASEAN chess."""
    def __init__(self,v,f):
        self.v=v; self.limit=None; self.ply=0; self.b={}
        rows,self.stm=f.split()[:2]
        for r,row in enumerate(rows.split('/')):
            x=0
            for ch in row:
                if ch.isdigit(): x+=int(ch)
                else: self.b['abcdefgh'[x]+str(8-r)]=ch; x+=1
    def n(self,side,kinds=None):
        return sum(1 for c in self.b.values() if c.isupper()==(side=='w') and (kinds is None or c.lower() in kinds))
    def most(self,weak):
        strong='b' if weak=='w' else 'w'
        if self.n(strong)==1: return None
        pawns=self.n('w','p')+self.n('b','p'); own=self.n(weak); r=self.n(strong,'r'); k=self.n(strong,'sb'); h=self.n(strong,'n')
        if self.v=='asean':
            return None if pawns or own>1 else 16 if r else 44 if k else 64 if h else None
        less=self.v=='cambodian'
        if less:
            if own>3: return None
            if own>1: return 63
            if pawns: return None
        else:
            if pawns: return None
            if own>1: return 64
        return (8 if r>1 else 16 if r else 22 if k>1 else 32 if h>1 else 44 if k else 64)-less
    def move(self,m):
        me=self.stm; self.stm='b' if me=='w' else 'w'
        taken=self.b.pop(m[2:4],None); piece=self.b.pop(m[:2])
        promoted=len(m)>4
        if promoted: piece=m[4].upper() if piece.isupper() else m[4]
        self.b[m[2:4]]=piece
        if self.limit: self.ply+=1
        pieces=len(self.b)
        if self.v!='asean' and taken in('p','P') and self.n(me)==1 and not self.n('w','p')+self.n('b','p') and self.most(me):
            self.limit=2*self.most(me); self.ply=2*pieces-1
        l=self.most(self.stm)
        if l and (not self.limit or (taken or promoted) and self.n(self.stm)==1):
            self.limit=2*l; self.ply=0 if self.v=='asean' or self.n(self.stm)>1 else 2*pieces
        return bool(self.limit) and self.ply>self.limit
kinds={'makruk':'RRNNSSMMPP','cambodian':'RRNNSSMMPP','asean':'RRNNBBQQPP'}
for v in ('makruk','cambodian','asean'):
    send('setoption name UCI_Variant value '+v)
    n=0;drawn=0;tries=0
    while n<24:
        tries+=1
        w=['K']+random.sample(kinds[v],random.choice([1,2,2,3,3,4]))
        k=random.choice([0,1,1,2])
        b=['k']+[c.lower() for c in random.sample(kinds[v],k)]
        if random.random()<.3: w,b=[c.upper() for c in b],[c.lower() for c in w]
        f=place(w,b)+' '+random.choice('wb')+' - - 0 1'
        pos='position fen '+f
        # the side that is not to move must not be in check
        g=f.replace(' w ',' x ').replace(' b ',' w ').replace(' x ',' b ')
        if fen('position fen '+g)[1]: continue
        moves=[];at=0;count=Count(v,f)
        while len(moves)<150:
            now=pos+(' moves '+' '.join(moves) if moves else '')
            l=legal(now)
            if not l: break
            # captures often, as endings begin with them
            moves.append(random.choice(l))
            t,_=fen(pos+' moves '+' '.join(moves))
            c=t.split()
            over=count.move(moves[-1])
            if sum(x.isalpha() for x in c[0])==2: break
            if v=='makruk': assert over==(c[3].isdigit() and int(c[4])>int(c[3])),(pos,moves)
            if over:
                if legal(pos+' moves '+' '.join(moves)): at=len(moves)
                break
        if at==0 and (drawn<2*(n-drawn) or len(moves)<6): continue
        # few mates, many counts
        n+=1;drawn+=at>0
        out.append('\t'.join([v,f,' '.join(moves),str(at)]))
    print(v,n,drawn,tries,file=sys.stderr)
open('counts.tsv','w').write('\n'.join(out)+'\n')

// technique: switch in switch
// category: compile
// expected: rejected at compile
step { from ->
    int y = 0
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    switch (y) { case 0:
    y = 1
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    }
    return y
}

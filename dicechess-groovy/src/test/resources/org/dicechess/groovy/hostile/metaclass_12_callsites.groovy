// technique: call the synthetic $getCallSiteArray
// category: metaclass
// expected: rejected at compile
step { from ->
    return this.class.$getCallSiteArray()
}

namespace ochre {}

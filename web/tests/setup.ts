// setup.ts - what the simulated page lacks.
Element.prototype.animate ??= () =>
  ({ finished: Promise.resolve(), cancel() {}, finish() {} }) as unknown as Animation;

export function pause(ms: number): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(done, ms, undefined);
  });
}

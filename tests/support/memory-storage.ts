/** localStorage or sessionStorage of a test. Keys are own and enumerable, as a browser's are. */
export function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
    clear: () => Object.keys(storage).forEach((key) => delete storage[key]),
    key: (at: number) => Object.keys(storage)[at] ?? null,
    get length() {
      return Object.keys(storage).length;
    },
  };
  const storage = Object.create(methods) as Storage & Record<string, unknown>;
  return storage;
}

/** Builds the web client when it never was, or when its sources have changed since. */
export function webBuilt(): Promise<void>

/** The browser that tests and measurements use: its path, where the machine has one. */
export function findBrowser(): { path: string } | undefined

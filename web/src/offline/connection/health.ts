/** What the server says of itself beside that it is there. */
export interface Health {
  /** The build of the client that it gives; left out where it gives none. */
  build?: string
  /** Which database it has; another one after a copy was restored. */
  epoch?: string
}

const watchers = new Set<(health: Health) => void>()

/** Calls back with each answer; gives the function that stops it. */
export function watchHealth(heard: (health: Health) => void): () => void {
  watchers.add(heard)
  return () => void watchers.delete(heard)
}

export function tellHealth(health: Health): void {
  for (const heard of watchers) heard(health)
}

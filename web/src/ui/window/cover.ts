let covers = 0

/** Marks the whole screen as covered: components under the cover get no keys and scans. Gives the function that ends it. */
export function cover(): () => void {
  covers += 1
  document.documentElement.dataset.covered = ''
  return () => {
    covers -= 1
    if (covers === 0) delete document.documentElement.dataset.covered
  }
}

/** Whether the screen is covered now. */
export const isCovered = (): boolean => covers > 0

/**
 * The stores in which a test did something, so that a look through the books reads those alone: all stores of a file, read after
 * each of its tests, would take the square of their number.
 */
export class StoresAtWork {
  readonly #storeOf = new Map<string, string>()
  /** The last one at the end. */
  readonly #noted = new Set<string>()

  /** The store of whoever sends this header. */
  belongs(authorization: string, storeId: string): void {
    this.#storeOf.set(authorization, storeId)
    this.note(storeId)
  }

  noteCall(authorization: unknown): void {
    const storeId = this.#storeOf.get(String(authorization))
    if (storeId) this.note(storeId)
  }

  note(storeId: string): void {
    this.#noted.delete(storeId)
    this.#noted.add(storeId)
  }

  /** Another test file begins. */
  forget(): void {
    this.#noted.clear()
  }

  /**
   * Those of now, which count as looked through; the last two stay, because a test may go on without a call: by a job, or by a
   * statement of its own.
   */
  take(): string[] {
    const taken = [...this.#noted]
    for (const storeId of taken.slice(0, -2)) this.#noted.delete(storeId)
    return taken
  }
}

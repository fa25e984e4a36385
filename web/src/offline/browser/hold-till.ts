/** Whether this tab has the till, another tab has it, or no tab has answered yet. */
export type TillHold = 'asking' | 'mine' | 'taken'

export interface TillKeeper {
  /** Takes the till from the tab that has it. */
  takeOver(): void
  release(): void
}

const patience = 400

/**
 * One tab of the browser sells at a branch (Web Locks). Tells whenever that changes; a tab without the till gets it by
 * itself when the other one closes. Without locks (an insecure page) every tab has it.
 */
export function holdTill(branchId: string, tell: (hold: TillHold) => void): TillKeeper {
  if (!navigator.locks) {
    tell('mine')
    return { takeOver: () => {}, release: () => {} }
  }
  let released = false
  let letGo = () => {}
  let queue = new AbortController()

  const hold = () => {
    clearTimeout(timer)
    if (released) return Promise.resolve()
    tell('mine')
    return new Promise<void>(resolve => {
      letGo = resolve
    })
  }
  async function ask(steal: boolean): Promise<void> {
    queue.abort()
    queue = new AbortController()
    const { signal } = queue
    const name = `quay.v2.${branchId}.till`
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal }, hold)
    } catch {
      // Stolen by another tab, or this wait was given up for a take-over.
      if (released || signal.aborted) return
      tell('taken')
      await ask(false)
    }
  }
  const timer = setTimeout(() => tell('taken'), patience)
  void ask(false)

  return {
    takeOver: () => void ask(true),
    release: () => {
      released = true
      clearTimeout(timer)
      queue.abort()
      letGo()
    },
  }
}

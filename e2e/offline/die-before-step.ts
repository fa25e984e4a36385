import type { Page } from '@playwright/test'

/** What a sale leaves behind on its way while the server answers, in this order: each is durable before the next is done. */
export const saleSteps = [
  'the draft is marked as sent',
  'the outbox stores the sale',
  'the sale is posted',
  'the acknowledged sale leaves the outbox',
  'the draft is closed',
] as const

/** The same while the line is cut: the till goes on, and the sale is kept with its number. */
export const keptSteps = [
  'the draft is marked as sent',
  'the outbox stores the sale',
  'the sale is posted',
  'the sale is kept with its number',
  'the second copy is written',
  'the draft is closed',
] as const

interface Mortal {
  dieBefore(step: number): void
  isDead: boolean
}

/**
 * Makes a tab mortal: once told to die before a step it still runs, but nothing that it does lasts any more, neither
 * on the disk nor at the server. Closed then, it has ended as by kill -9 at that point. Ask for it before the page opens.
 */
export async function makeMortal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let left = Number.POSITIVE_INFINITY
    const mortal: Mortal = {
      isDead: false,
      dieBefore(step) {
        left = step
      },
    }
    Object.assign(window, { mortal })
    const steps = () => {
      left -= 1
      mortal.isDead ||= left < 0
      return mortal.isDead
    }

    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      const isCopy = /^quay\.v2\..*\.kept$/.test(key)
      if (isCopy ? !steps() : !mortal.isDead) setItem.call(this, key, value)
    }
    /** A transaction is one step, with all that it writes. */
    const judged = new WeakMap<IDBTransaction, boolean>()
    const isTooLate = (store: IDBObjectStore) => {
      if (!['sale', 'counter', 'draft', 'sent'].includes(store.name)) return false
      const known = judged.get(store.transaction)
      if (known !== undefined) return known
      const verdict = steps()
      judged.set(store.transaction, verdict)
      return verdict
    }
    const { put, delete: remove } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...record) {
      // A request that changes nothing, so that the page believes and goes on.
      if (isTooLate(this)) return this.count() as IDBRequest
      return put.apply(this, record)
    }
    IDBObjectStore.prototype.delete = function (key) {
      if (isTooLate(this)) return this.count() as IDBRequest
      return remove.call(this, key)
    }
    const { fetch } = window
    window.fetch = (target, init) => {
      const isSale = /\/mp\/api\/bill(\/batch)?(\?|$)/.test(String(target)) && init?.method === 'POST'
      if (isSale ? steps() : mortal.isDead) return new Promise(() => {})
      return fetch(target, init)
    }
  })
}

/** Tells a mortal tab to die before the step of that place, counted from now. */
export async function dieBefore(page: Page, step: number): Promise<void> {
  await page.evaluate(place => (window as unknown as { mortal: Mortal }).mortal.dieBefore(place), step)
}

/** Waits until it has died. */
export async function death(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { mortal: Mortal }).mortal.isDead)
}

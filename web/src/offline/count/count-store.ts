import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { openDatabase, resultOf, write } from '../disk/indexed-db.ts'
import {
  changeLine,
  emptyLine,
  type LineChange,
  type LineName,
  lineKey,
  type StoredLine,
  type StoredSheet,
} from './count-line.ts'
import { acknowledge, type CountChange } from './count-step.ts'
import { countsName } from './counts-name.ts'
import type { CountStorage } from './run-count.ts'

/** What a person counts on this phone. One for all branches and checks, so that nothing is stranded by a change of branch. */
export interface CountStore extends CountStorage {
  sheetsOf(checkId: string): Promise<StoredSheet[]>
  linesOf(sheetId: string): Promise<StoredLine[]>
  putSheet(sheet: StoredSheet): Promise<void>
  /** Changes a line as it is on the disk by then: two tabs lose nothing to each other. Gives it; on the disk when the promise is kept. */
  change(sheetId: string, name: LineName, change: LineChange): Promise<StoredLine>
  /** Keeps what the server has of a sheet, where this phone has nothing later. */
  seed(sheet: StoredSheet, lines: readonly StoredLine[]): Promise<void>
  /** Lets the sheets of a check that was merged belong to the one that it became. */
  follow(checkId: string, merged: { id: string; code: string }): Promise<void>
  forget(sheetId: string): Promise<void>
  goodsOf(checkId: string): Promise<CountGoods[]>
  /** Replaces the goods of a check; those of other checks are thrown away where nothing is counted on them. */
  keepGoods(checkId: string, goods: readonly CountGoods[]): Promise<void>
  close(): void
}

const sheetStore = 'sheet'
const lineStore = 'line'
const goodsStore = 'goods'

/** Opens the counts of a user. Strict durability: a count is on the disk before the next box is scanned. */
export function openCountStore(userId: string): CountStore {
  const opened = openDatabase(countsName(userId), 1, db => {
    db.createObjectStore(sheetStore, { keyPath: 'id' }).createIndex('checkId', 'checkId')
    db.createObjectStore(lineStore, { keyPath: 'key' }).createIndex('sheetId', 'sheetId')
    db.createObjectStore(goodsStore)
  })
  const inOrder = (lines: StoredLine[]) => lines.toSorted((one, other) => (one.countedAt < other.countedAt ? 1 : -1))
  return {
    async read() {
      const reading = (await opened).transaction([sheetStore, lineStore])
      const [sheets, lines] = await Promise.all([
        resultOf<StoredSheet[]>(reading.objectStore(sheetStore).getAll()),
        resultOf<StoredLine[]>(reading.objectStore(lineStore).getAll()),
      ])
      return { sheets, lines }
    },
    async settle(change) {
      await write(await opened, [sheetStore, lineStore], 'strict', transaction => settleIn(transaction, change))
    },
    async sheetsOf(checkId) {
      const sheets = (await opened).transaction(sheetStore).objectStore(sheetStore).index('checkId')
      return (await resultOf<StoredSheet[]>(sheets.getAll(checkId))).toSorted(
        (one, other) => other.openedAt - one.openedAt,
      )
    },
    async linesOf(sheetId) {
      const lines = (await opened).transaction(lineStore).objectStore(lineStore).index('sheetId')
      return inOrder(await resultOf<StoredLine[]>(lines.getAll(sheetId)))
    },
    async putSheet(sheet) {
      await write(await opened, [sheetStore], 'strict', transaction => transaction.objectStore(sheetStore).put(sheet))
    },
    async change(sheetId, name, change) {
      const key = lineKey(sheetId, name)
      const now = new Date().toISOString()
      let after: StoredLine | undefined
      await write(await opened, [lineStore], 'strict', transaction => {
        const lines = transaction.objectStore(lineStore)
        const before = lines.get(key) as IDBRequest<StoredLine | undefined>
        before.onsuccess = () => {
          after = changeLine(before.result ?? emptyLine(sheetId, name, now), change, now)
          lines.put(after)
        }
      })
      if (!after) throw new Error('The line was not written')
      return after
    },
    async seed(sheet, fromServer) {
      await write(await opened, [sheetStore, lineStore], 'strict', transaction => {
        transaction.objectStore(sheetStore).put(sheet)
        const lines = transaction.objectStore(lineStore)
        for (const line of fromServer) {
          const own = lines.get(line.key) as IDBRequest<StoredLine | undefined>
          own.onsuccess = () => {
            if (!own.result || own.result.revision < line.revision) lines.put(line)
          }
        }
      })
    },
    async follow(checkId, merged) {
      await write(await opened, [sheetStore], 'strict', transaction => {
        const store = transaction.objectStore(sheetStore)
        const sheets = store.index('checkId').getAll(checkId) as IDBRequest<StoredSheet[]>
        sheets.onsuccess = () => {
          for (const sheet of sheets.result) store.put({ ...sheet, checkId: merged.id, checkCode: merged.code })
        }
      })
    },
    async forget(sheetId) {
      await write(await opened, [sheetStore, lineStore], 'strict', transaction => {
        transaction.objectStore(sheetStore).delete(sheetId)
        const keys = transaction.objectStore(lineStore).index('sheetId').getAllKeys(sheetId)
        keys.onsuccess = () => {
          for (const key of keys.result) transaction.objectStore(lineStore).delete(key)
        }
      })
    },
    async goodsOf(checkId) {
      const kept = (await opened).transaction(goodsStore).objectStore(goodsStore).get(checkId)
      return (await resultOf<CountGoods[] | undefined>(kept)) ?? []
    },
    async keepGoods(checkId, goods) {
      await write(await opened, [goodsStore, sheetStore], 'relaxed', transaction => {
        transaction.objectStore(goodsStore).put(goods, checkId)
        const sheets = transaction.objectStore(sheetStore).getAll() as IDBRequest<StoredSheet[]>
        const checks = transaction.objectStore(goodsStore).getAllKeys()
        checks.onsuccess = () => {
          const counted = new Set(sheets.result.map(sheet => sheet.checkId))
          for (const key of checks.result)
            if (key !== checkId && !counted.has(String(key))) transaction.objectStore(goodsStore).delete(key)
        }
      })
    },
    close: () => void opened.then(db => db.close()),
  }
}

function settleIn(transaction: IDBTransaction, { sheet, ...change }: CountChange): void {
  transaction.objectStore(sheetStore).put(sheet)
  const lines = transaction.objectStore(lineStore)
  for (const key of new Set([...change.sent.keys(), ...change.refused.keys()])) {
    const line = lines.get(key) as IDBRequest<StoredLine | undefined>
    line.onsuccess = () => {
      if (line.result) lines.put(acknowledge(line.result, change))
    }
  }
}

import { openDatabase, resultOf, write } from '../offline/disk/indexed-db.ts'
import type { PrintJob } from './print-job.ts'
import type { JobStore } from './print-queue.ts'

/** Papers of this browser by their id, and prints that the server has not counted yet. */
const opened = () =>
  openDatabase('quay.v2.print', 1, db => {
    db.createObjectStore('job', { keyPath: 'id' })
    db.createObjectStore('count', { keyPath: 'key' })
  })

let database: Promise<IDBDatabase> | null = null
function open(): Promise<IDBDatabase> {
  database ??= opened().catch(error => {
    database = null
    throw error
  })
  return database
}

/** The jobs of this browser on its disk; where it keeps nothing they live as long as the page. */
export function makeJobStore(): JobStore {
  const here = new Map<string, PrintJob>()
  let isKept = true
  const tried = async <T>(onDisk: (db: IDBDatabase) => Promise<T>, instead: () => T): Promise<T> => {
    if (!isKept) return instead()
    try {
      return await onDisk(await open())
    } catch {
      isKept = false
      return instead()
    }
  }
  return {
    all: () =>
      tried(
        db => resultOf<PrintJob[]>(db.transaction('job').objectStore('job').getAll()),
        () => [...here.values()],
      ),
    async put(job) {
      here.set(job.id, job)
      await tried(
        db => write(db, ['job'], 'relaxed', transaction => void transaction.objectStore('job').put(job)),
        () => {},
      )
    },
    async drop(ids) {
      for (const id of ids) here.delete(id)
      await tried(
        db =>
          write(db, ['job'], 'relaxed', transaction => {
            for (const id of ids) transaction.objectStore('job').delete(id)
          }),
        () => {},
      )
    },
  }
}

/** A print of a bill that the server could not count when it was made. */
export interface OwedCount {
  key: string
  storeId: string
  billId: string
}

/** Keeps that a bill was printed, to tell it when the server answers again. */
export async function oweCount(owed: OwedCount): Promise<void> {
  const db = await open()
  await write(db, ['count'], 'relaxed', transaction => void transaction.objectStore('count').put(owed))
}

/** The prints of a store that the server does not know of. */
export async function owedCounts(storeId: string): Promise<OwedCount[]> {
  const db = await open()
  const all = await resultOf<OwedCount[]>(db.transaction('count').objectStore('count').getAll())
  return all.filter(owed => owed.storeId === storeId)
}

export async function dropCount(key: string): Promise<void> {
  const db = await open()
  await write(db, ['count'], 'relaxed', transaction => void transaction.objectStore('count').delete(key))
}

import { resultOf, write } from './indexed-db.ts'
import { dropStoreDatabase, storeDatabase } from './store-database.ts'

/** Whose work it is, and where. */
export interface WorkPlace {
  storeId: string
  userId: string
  branchId: string
}

/** Unfinished work of one kind on the disk: texts by id. */
export interface DraftDisk {
  read(): Promise<Map<string, string>>
  /** Writes texts (null removes) in one transaction; kept when they are on the disk. */
  write(changes: ReadonlyMap<string, string | null>): Promise<void>
}

/** The drafts of a kind (`sale`, `import` …) of a person at a branch. They stay when their owner signs out. */
export function draftDisk({ storeId, userId, branchId }: WorkPlace, kind: string): DraftDisk {
  const prefix = `${userId}.${branchId}.${kind}.`
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  return {
    async read() {
      const drafts = (await storeDatabase(storeId)).transaction('draft').objectStore('draft')
      const [keys, texts] = await Promise.all([
        resultOf(drafts.getAllKeys(range())),
        resultOf<string[]>(drafts.getAll(range())),
      ])
      return new Map(keys.map((key, at) => [String(key).slice(prefix.length), texts[at]!]))
    },
    async write(changes) {
      try {
        await write(await storeDatabase(storeId), ['draft'], 'strict', transaction => {
          const drafts = transaction.objectStore('draft')
          for (const [id, text] of changes)
            if (text === null) drafts.delete(prefix + id)
            else drafts.put(text, prefix + id)
          // Said at once, not after the last answer: a page that goes away meanwhile takes nothing of it along.
          transaction.commit()
        })
      } catch (error) {
        dropStoreDatabase(storeId)
        throw error
      }
    },
  }
}

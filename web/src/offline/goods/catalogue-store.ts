import type { TillProduct } from '@quay/contract/till/shapes'
import type { Ward } from '@quay/contract/ward/shapes'
import type { Health } from '@quay/domain/medicine/find-health-risk'
import { openDatabase, resultOf, write } from '../disk/indexed-db.ts'

/** What the till knows of a customer. The phone is as the server gave it, masked or whole. */
export interface TillCustomer {
  id: string
  code: string
  name: string
  phone: string | null
  debt: number
  points: number
  /** Left out by what this browser kept before there were groups. */
  tierId?: string | null | undefined
  groupId?: string | null | undefined
  /** YYYY-MM-DD. Left out by what this browser kept before. */
  birthday?: string | null | undefined
  /** What the pharmacist minds. Left out by what this browser kept before. */
  health?: Health | null | undefined
  /** As the shop wrote it: allergies may stand here too. Left out by what this browser kept before. */
  note?: string | null | undefined
  /** Where goods are brought to. Left out by what this browser kept before. */
  address?: string | null | undefined
  ward?: Ward | null | undefined
  /** What they may owe; null without a limit of their own. Left out by what this browser kept before. */
  debtLimit?: number | null | undefined
  /** Whom an e-invoice is written to. Left out by what this browser kept before. */
  company?: { name: string; taxCode: string | null; email: string | null } | null | undefined
  /** Put down here without the network: goes along with the sale. */
  isNew?: boolean | undefined
}

/** A customer seen at this till, to be found without a network. */
export interface KnownCustomer extends TillCustomer {
  folded: string
  seenAt: number
}

/** What is known of the goods that lie here. */
export interface GoodsNote {
  /** Up to which instant of the server everything is here; null when they were never loaded whole. */
  asOf: string | null
  /** Of which database they are; null when it is not known. */
  epoch: string | null
}

/**
 * The goods of a branch as this browser keeps them: nobody's data, the same for all who sell there. They can be loaded again, so they need
 * not wait for the disk. There is room for two generations: a whole load goes into the one that is not used, until it is complete.
 */
export interface GoodsStore {
  products(): Promise<TillProduct[]>
  note(): Promise<GoodsNote>
  /** Changes the goods that are used; with `asOf` everything up to that instant is here. */
  change(products: readonly TillProduct[], gone: readonly string[], asOf: string | null): Promise<void>
  /** Puts goods into the other generation; `isFirst` empties it before. */
  putFresh(products: readonly TillProduct[], isFirst: boolean): Promise<void>
  /** From now on the other generation is used; the one of before goes. */
  swap(note: GoodsNote): Promise<void>
  close(): void
}

interface State extends GoodsNote {
  shape: number
  generation: number
  /** Epoch milliseconds of the last opening: what nobody opens for long goes (forget-unused.ts). */
  usedAt: number
}

const generations = ['product-0', 'product-1'] as const
export const noteStore = 'note'
const stateKey = 'state'
export const goodsName = (storeId: string, branchId: string) => `quay.v2.${storeId}.${branchId}.goods`

/** Goes up when what the till keeps of a product changes in a way that old copies cannot serve: they are loaded again. */
const shapeOfProducts = 1

/** Opens the goods of a branch. This database never gets a second version; another shape loads whole into the other generation. */
export async function openGoodsStore(storeId: string, branchId: string): Promise<GoodsStore> {
  const db = await openDatabase(goodsName(storeId, branchId), 1, fresh => {
    for (const generation of generations) fresh.createObjectStore(generation, { keyPath: 'id' })
    fresh.createObjectStore(noteStore)
  })
  const kept = await resultOf<State | undefined>(db.transaction(noteStore).objectStore(noteStore).get(stateKey))
  const isServing = kept?.shape === shapeOfProducts
  let state: State = isServing
    ? kept
    : { asOf: null, epoch: null, shape: shapeOfProducts, generation: kept?.generation === 1 ? 0 : 1, usedAt: 0 }
  const used = () => generations[state.generation]!
  const other = () => generations[1 - state.generation]!

  /**
   * Writes goods and the note in one transaction; the note counts once they are there. Nothing is written where another tab swapped the
   * generations meanwhile: what this one holds is not of them.
   */
  async function keep(next: State, stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> {
    await write(db, [...stores, noteStore], 'relaxed', transaction => {
      work(transaction)
      const notes = transaction.objectStore(noteStore)
      const reading = notes.get(stateKey)
      reading.onsuccess = () => {
        const there = reading.result as State | undefined
        if (there && there.shape === state.shape && there.generation !== state.generation) transaction.abort()
        else notes.put(next, stateKey)
      }
    })
    state = next
  }
  const began = keep({ ...state, usedAt: Date.now() }, isServing ? [] : [used()], transaction => {
    if (!isServing) transaction.objectStore(used()).clear()
  })
  // A full disk still gives what lies on it.
  await began.catch(error => {
    if (!isServing) throw error
  })

  return {
    products: () => resultOf<TillProduct[]>(db.transaction(used()).objectStore(used()).getAll()),
    note: async () => ({ asOf: state.asOf, epoch: state.epoch }),
    change: (products, gone, asOf) =>
      keep({ ...state, asOf: asOf ?? state.asOf }, [used()], transaction => {
        const goods = transaction.objectStore(used())
        for (const id of gone) goods.delete(id)
        for (const one of products) goods.put(one)
      }),
    putFresh: (products, isFirst) =>
      write(db, [other()], 'relaxed', transaction => {
        const goods = transaction.objectStore(other())
        if (isFirst) goods.clear()
        for (const one of products) goods.put(one)
      }),
    swap: note =>
      keep({ ...state, ...note, generation: 1 - state.generation }, [used()], transaction => {
        transaction.objectStore(used()).clear()
      }),
    close: () => db.close(),
  }
}

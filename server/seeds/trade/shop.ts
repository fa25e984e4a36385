import type { Actor } from '../../src/db/connection/transaction.ts'
import type { AtTime } from '../as-person.ts'
import type { Supplier } from '../cast/suppliers.ts'
import type { CatalogueItem } from '../catalogue/catalogue-item.ts'
import type { Random } from '../random.ts'
import type { Shelf } from './shelf.ts'

/** A product of the catalogue as the store has it. */
export interface StockedProduct {
  id: string
  item: CatalogueItem
  units: readonly { id: string; name: string; ratio: number; price: number }[]
  /** Which supplier brings it. */
  supplier: number
  /** It is not ordered any more, so that it runs out. */
  isNeglected: boolean
}

/** A set of several products, sold as one. */
export interface StockedCombo {
  id: string
  unitId: string
  /** Đồng. */
  price: number
  demand: number
  parts: readonly {
    /** Its place in the shop's products. */
    product: number
    productId: string
    unitId: string
    quantity: number
    baseQuantity: number
    /** Đồng that they cost by themselves. */
    amount: number
    vatRate: StockedProduct['item']['product']['vatRate']
  }[]
}

export interface ShopBranch {
  id: string
  cashAccountId: string
  billsPerDay: number
  /** Products that this branch keeps. */
  keeps: readonly number[]
  /** Đồng in the drawer. */
  cash: number
  /** Base units sold of each product so far. */
  sold: number[]
}

/** A person who stands at the counter. */
export interface Seller {
  actor: Actor
  at: AtTime
  /** How many bills are theirs, beside the others' of the branch. */
  share: number
}

/** The pharmacy while its past is played: ids that the commands gave, and what is needed to act plausibly. */
export interface Shop {
  random: Random
  /** The owner, who does everything but most of the selling. */
  actor: Actor
  at: AtTime
  /** Who sells, by branch. */
  sellers: readonly (readonly Seller[])[]
  onboarding: string
  lastDay: string
  /** Nothing happens after it. */
  end: Date
  branches: ShopBranch[]
  products: readonly StockedProduct[]
  combos: readonly StockedCombo[]
  /** Places in `products` by id. */
  placeOf: ReadonlyMap<string, number>
  suppliers: readonly (Supplier & { id: string; debt: number })[]
  customers: readonly {
    id: string
    name: string
    isFirm: boolean
    taxCode: string | null
    address: string | null
  }[]
  /** What customers owe, and since which day. */
  debtors: Map<string, { debt: number; since: string }>
  /** Lines whose medicine lasts for some days, and the day on which it runs out. */
  supplies: { lineId: string; endsOn: string }[]
  bankAccountId: string
  /** Đồng on it. */
  bank: number
  /** Kinds of voucher by name. */
  kinds: ReadonlyMap<string, string>
  shelf: Shelf
}

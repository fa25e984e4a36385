import type { RowIssue } from './cell.ts'

/** Fields of a product that a file may give; one that is not there, or whose cell is empty, is absent. */
export interface ProductFields {
  name?: string
  shortName?: string
  type?: 1 | 2 | 3
  registrationNumber?: string
  nationalCode?: string
  activeIngredient?: string
  strength?: string
  manufacturer?: string
  country?: string
  packing?: string
  dosageForm?: string
  route?: string
  vatRate?: number
  isPrescription?: boolean
  controlGroup?: string
  storage?: string
  shelfPosition?: string
  minStock?: number
  maxStock?: number
  weight?: number
  earnsPoints?: boolean
  isSoldDirectly?: boolean
  description?: string
  symptoms?: string
  noteTemplate?: string
}

/** A unit as a file gives it; the base unit has ratio 1, and no name where the file has none. */
export interface RecordUnit {
  row: number
  name: string | null
  ratio: number
  /** Đồng; null where the cell is empty. */
  price: number | null
  barcodes: string[]
  isSold?: boolean
  /** What one earns, where the rule of points counts by goods; absent where the cell is empty. */
  points?: number
}

/** What of the goods lies on the shelf, in base units. */
export interface RecordStock {
  quantity: number
  /** Đồng of one base unit. */
  cost: number
  lots: { number: string; expiry: string; quantity: number }[]
}

/** One product of a file, with its units, lots and components, from however many rows. */
export interface ProductRecord {
  row: number
  code: string | null
  fields: ProductFields
  /** The names of its groups from above, three at most. */
  groupPath: string[] | null
  /** The base unit first; empty where the file says nothing of units. */
  units: RecordUnit[]
  isLotManaged?: boolean
  /** The file calls it goods, as KiotViet does of everything: what it is, its number and ingredient tell. */
  isPlainGoods?: boolean
  /** The file has prices, and none for the base unit. */
  isUnpriced?: boolean
  isActive?: boolean
  stock: RecordStock | null
  components: { code: string; quantity: number }[]
  /** Addresses of its pictures; absent where the file names none. */
  pictures?: string[]
}

export interface ProductRecords {
  records: ProductRecord[]
  issues: RowIssue[]
}

import type { ExcelKind, ExcelList, ExcelTaking } from '@quay/contract/excel/shapes'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { Action, Model, ModelPermission, Permission } from '@quay/contract/right/permission'
import type { Actor } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { may, requirePermission } from '../../http/caller/rights.ts'

const right = (model: Model, action: Action): ModelPermission => ({ model, action })

const toBring = {
  product: right('list_product', 'create'),
  stock: right('import_product', 'create'),
  // Prices are set by who keeps the goods, and by who keeps the prices.
  price: { anyOf: [right('list_product', 'update'), right('price_setting', 'update')] },
  customer: right('customer', 'create'),
  provider: right('provider', 'create'),
  bill: right('bill', 'create'),
} satisfies Readonly<Record<ExcelKind, Permission>>
const toOverwrite: Readonly<Partial<Record<ExcelKind, ModelPermission>>> = {
  product: right('list_product', 'update'),
  customer: right('customer', 'update'),
  provider: right('provider', 'update'),
  bill: right('bill', 'update'),
}
/** Who may take a list out; data_export/create comes on top. */
export const toSee = {
  product: right('list_product', 'read'),
  stock: right('list_product', 'read'),
  price: { anyOf: [right('list_product', 'read'), right('price_setting', 'read')] },
  customer: right('customer', 'read'),
  provider: right('provider', 'read'),
} satisfies Readonly<Record<ExcelList, Permission>>

/** Throws `forbidden` to who may not add one by one what the file would add together. */
export function requireImport(actor: Actor, kind: ExcelKind): void {
  requirePermission(actor, toBring[kind])
}

/** The same for how a file is taken over: what is there is changed, stock, debts, points or phones of customers come
 * with it, or its prices are those of a book. Throws `forbidden`, beside the field. */
export function requireTaking(actor: Actor, kind: ExcelKind, taking: ExcelTaking): void {
  requireImport(actor, kind)
  const refuse = (path: string, permission: ModelPermission) => {
    if (!may(actor, permission)) throw refuseField('forbidden', path, { ...permission })
  }
  const overwrite = toOverwrite[kind]
  if (taking.duplicates === 'overwrite' && overwrite) refuse('duplicates', overwrite)
  if (taking.withStock) refuse('withStock', toBring.stock)
  if (taking.priceBookId !== undefined) refuse('priceBookId', priceBookRoutes.setPrice.permission)
  const index = taking.columns.findIndex(({ field }) => field === 'debt' || field === 'points')
  if (index >= 0 && (kind === 'customer' || kind === 'provider'))
    refuse(`columns.${index}.field`, right(kind, 'update'))
  // The result says row by row whether a phone is a customer's: a file of numbers would find all of them.
  const phone = taking.columns.findIndex(column => column.field === 'phone')
  if (phone >= 0 && kind === 'customer') refuse(`columns.${phone}.field`, right('customer_phone', 'read'))
  const limit = taking.columns.findIndex(column => ['debtLimit', 'debtDays'].includes(column.field ?? ''))
  if (limit >= 0) refuse(`columns.${limit}.field`, right('debt_limit', 'update'))
}

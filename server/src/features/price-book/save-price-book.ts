import {
  type FormulaBase,
  isCostBase,
  type PriceBook,
  type PriceBookBody,
  type PriceBookPatch,
} from '@quay/contract/price-book/shapes'
import { orderBooks } from '@quay/domain/price/order-books'
import type { Actor, NewRow, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { given } from '../../db/given.ts'
import { newId } from '../../db/new-id.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { may } from '../../http/caller/rights.ts'
import { describeBook } from './describe-book.ts'
import { asSeen, loadPriceBook, readPriceBook } from './price-book-queries.ts'

type Fields = Omit<PriceBookBody, 'id'>

/**
 * Adds a book; without a word about it, for everybody, with goods outside it allowed, and on. Throws
 * `price-book-name-taken`, `price-book-cycle`, `not-found` for whom it names, `price-cost-right-missing`,
 * `idempotency-conflict`.
 */
export async function createPriceBook(tx: Tx, actor: Actor, body: PriceBookBody, hash: Buffer): Promise<PriceBook> {
  const { id = newId(), ...fields } = body
  const read = () => readPriceBook(tx, actor, id)
  return createOnce(tx, {
    table: 'price_book',
    id,
    hash,
    read,
    async make() {
      refuseOtherBranches(actor, fields.branchIds, [])
      await refuseTakenName(tx, id, fields.name)
      await refuseFormula(tx, actor, id, fields)
      const row = { offList: 'allowed', isActive: true, ...columnsOf(fields) }
      const open = { allBranches: true, allGroups: true, allSellers: true }
      await tx.insert('price_book', [{ id, name: fields.name, contentHash: hash, changedAt: tx.now, ...open, ...row }])
      await writeScope(tx, id, fields)
      const made = await read()
      await tx.audit('price-book.create', { kind: 'price-book', id, code: made.name }, undefined, describeBook(made))
      return made
    },
  })
}

/**
 * Edits a book; absent stays, and so does a formula that the actor does not see where none is sent. Throws as createPriceBook, `not-found`, and `version-conflict` with the book as it is.
 */
export async function updatePriceBook(tx: Tx, actor: Actor, id: string, patch: PriceBookPatch): Promise<PriceBook> {
  const { version, ...asked } = patch
  const before = await lockBook(tx, actor, id, version)
  const { formula, ...others } = asked
  const keepsHidden = formula === null && asSeen(actor, before).hasHiddenFormula
  const fields = keepsHidden ? others : asked
  refuseTurnedTimes({ ...before, ...fields })
  refuseOtherBranches(actor, fields.branchIds, before.branchIds ?? [])
  await refuseTakenName(tx, id, fields.name)
  await refuseFormula(tx, actor, id, fields)
  await updateVersioned(tx, 'price_book', id, { ...columnsOf(fields), changedAt: tx.now })
  await writeScope(tx, id, fields)
  const after = await loadPriceBook(tx, actor, id)
  const changed = changedFields(describeBook(before), describeBook(after))
  await tx.audit('price-book.update', { kind: 'price-book', id, code: after.name }, changed.before, changed.after)
  return asSeen(actor, after)
}

/** Puts a book away: what was sold by it keeps its name. Throws `price-book-in-use` with the books that start from it. */
export async function deletePriceBook(tx: Tx, actor: Actor, id: string, version: number): Promise<void> {
  const book = await lockBook(tx, actor, id, version)
  const users = await tx.query<{ name: string }>(
    'select name from price_book where store_id = $1 and base_book_id = $2 and deleted_at is null order by name',
    [tx.storeId, id],
  )
  if (users.length > 0) throw new DomainError('price-book-in-use', { books: users.map(({ name }) => name).join(', ') })
  await tx.query(
    'update price_book set deleted_at = $3, changed_at = $3, version = version + 1 where store_id = $1 and id = $2',
    [tx.storeId, id, tx.now],
  )
  await tx.audit('price-book.delete', { kind: 'price-book', id, code: book.name }, describeBook(book), undefined)
}

/** The caller may set only branches of their own; earlier branches of the book may stay. */
function refuseOtherBranches(actor: Actor, asked: readonly string[] | null | undefined, before: readonly string[]) {
  const place = (asked ?? []).findIndex(id => !actor.branchIds.includes(id) && !before.includes(id))
  if (place >= 0) throw refuseField('not-found', `branchIds.${place}`, { kind: 'branch', id: asked![place] })
}

async function lockBook(tx: Tx, actor: Actor, id: string, version: number): Promise<PriceBook> {
  await lockBooks(tx)
  const book = await loadPriceBook(tx, actor, id)
  if (book.version !== version) throw new DomainError('version-conflict', { current: asSeen(actor, book) })
  return book
}

/** All books at once: two people could otherwise each close one half of a circle. There are few of them. */
async function lockBooks(tx: Tx): Promise<{ id: string; baseBookId: string | null }[]> {
  return tx.query(
    `select id, base_book_id from price_book where store_id = $1 and deleted_at is null order by id for update`,
    [tx.storeId],
  )
}

async function refuseTakenName(tx: Tx, id: string, name: string | undefined): Promise<void> {
  const taken = await tx.query(
    'select id from price_book where store_id = $1 and name_key(name) = name_key($2) and id <> $3 and deleted_at is null',
    [tx.storeId, name ?? null, id],
  )
  if (taken.length > 0) throw refuseField('price-book-name-taken', 'name', { name: name! })
}

async function refuseFormula(tx: Tx, actor: Actor, id: string, { formula }: Partial<Fields>): Promise<void> {
  if (!formula) return
  refuseCostFormula(actor, formula.base)
  const books = await lockBooks(tx)
  const baseBookId = formula.baseBookId ?? null
  if (baseBookId && baseBookId !== id && !books.some(book => book.id === baseBookId))
    throw refuseField('not-found', 'formula.baseBookId', { kind: 'price-book', id: baseBookId })
  if (!orderBooks([...books.filter(book => book.id !== id), { id, baseBookId }]))
    throw refuseField('price-book-cycle', 'formula.baseBookId')
}

/** A price made from the cost tells it, so it needs the right to see it. Throws `price-cost-right-missing`. */
export function refuseCostFormula(actor: Actor, base: FormulaBase): void {
  if (isCostBase(base) && !may(actor, { model: 'cost', action: 'read' }))
    throw new DomainError('price-cost-right-missing')
}

/** A patch may bring one of the two times only. */
function refuseTurnedTimes({ startsAt, endsAt }: Pick<PriceBook, 'startsAt' | 'endsAt'>): void {
  if (!startsAt || !endsAt || startsAt < endsAt) return
  const message = 'Thời điểm kết thúc phải sau thời điểm bắt đầu'
  throw new DomainError('invalid-input', {}, { issues: [{ path: 'endsAt', message }] })
}

function columnsOf(fields: Partial<Fields>): Partial<NewRow<'price_book'>> {
  const { formula } = fields
  return given({
    name: fields.name,
    startsAt: fields.startsAt,
    endsAt: fields.endsAt,
    offList: fields.offList,
    isActive: fields.isActive,
    onRequest: fields.onRequest,
    follows: fields.follows,
    allBranches: isForAll(fields.branchIds),
    allGroups: isForAll(fields.groupIds),
    allSellers: isForAll(fields.sellerIds),
    ...(formula !== undefined && {
      base: formula?.base ?? null,
      baseBookId: formula?.baseBookId ?? null,
      adjustUnit: formula?.adjustUnit ?? null,
      adjustValue: formula?.adjustValue ?? null,
      rounding: formula?.rounding ?? null,
    }),
  })
}

const isForAll = (ids: readonly string[] | null | undefined) => (ids === undefined ? undefined : ids === null)

const scopes = [
  ['branchIds', 'branch_id', (id: string) => ({ branchId: id })],
  ['groupIds', 'group_id', (id: string) => ({ groupId: id })],
  ['sellerIds', 'employee_id', (id: string) => ({ employeeId: id })],
] as const

async function writeScope(tx: Tx, bookId: string, fields: Partial<Fields>): Promise<void> {
  for (const [field, column, named] of scopes) {
    const ids = fields[field]
    if (ids === undefined) continue
    await tx.query(`delete from price_book_scope where store_id = $1 and book_id = $2 and ${column} is not null`, [
      tx.storeId,
      bookId,
    ])
    await tx.insert(
      'price_book_scope',
      [...new Set(ids)].map(id => ({ id: newId(), bookId, ...named(id) })),
    )
  }
}

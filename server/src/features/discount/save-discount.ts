import type { GoodsKind } from '@quay/contract/discount/promotion'
import type { DiscountBody, DiscountPatch, DiscountView } from '@quay/contract/discount/shapes'
import { checkPromotion } from '@quay/domain/discount/check-promotion'
import type { Actor, NewRow, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { given } from '../../db/given.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { holdProducts, holdUnits } from '../product/write/hold-products.ts'
import { readSetting } from '../setting/read-setting.ts'
import { discountCodes } from './codes.ts'
import { describeDiscount } from './describe-discount.ts'
import { readDiscount } from './discount-queries.ts'
import { raisePromotionVersion } from './promotion-version.ts'

type Fields = Omit<DiscountPatch, 'version'>

/**
 * Adds a promotion; without a word about it, for everybody and at any time, by itself on its goods, and on. Throws
 * `discount-name-taken`, what checkPromotion refuses, `not-found` for whom it names, `idempotency-conflict`.
 */
export async function createDiscount(tx: Tx, actor: Actor, body: DiscountBody, hash: Buffer): Promise<DiscountView> {
  const { id = newId(), ...fields } = body
  const read = () => readDiscount(tx, id)
  return createOnce(tx, {
    table: 'discount',
    id,
    hash,
    read,
    async make() {
      await refuseUnfit(
        tx,
        actor,
        id,
        {
          ...body,
          buy: body.buy ?? [],
          gifts: body.gifts ?? [],
          voucherDiscountId: body.voucherDiscountId ?? null,
        },
        fields,
      )
      const ordinary = {
        stacking: await readSetting(tx, 'promotionStacking'),
        pick: await readSetting(tx, 'promotionPick'),
        rank: 100,
        isActive: true,
      }
      const code = await nextCode(tx, discountCodes)
      const { name, level, effect, rules } = body
      await tx.insert('discount', [
        {
          id,
          code,
          name,
          level,
          effect,
          contentHash: hash,
          changedAt: tx.now,
          ...ordinary,
          ...columnsOf(fields),
          rules: JSON.stringify(rules),
        },
      ])
      await writeConditions(tx, id, fields)
      await raisePromotionVersion(tx)
      const made = await read()
      await tx.audit('discount.create', { kind: 'discount', id, code }, undefined, describeDiscount(made))
      return made
    },
  })
}

/** Edits a promotion; absent stays. Throws as createDiscount, `not-found`, and `version-conflict` with it as it is. */
export async function updateDiscount(tx: Tx, actor: Actor, id: string, patch: DiscountPatch): Promise<DiscountView> {
  const { version, ...fields } = patch
  const before = await lockDiscount(tx, id, version)
  await refuseUnfit(tx, actor, id, { ...before, ...given(fields) } as DiscountView, fields)
  await updateVersioned(tx, 'discount', id, { ...columnsOf(fields), changedAt: tx.now })
  await writeConditions(tx, id, fields)
  await raisePromotionVersion(tx)
  if (fields.maxUses !== undefined || fields.budget !== undefined) await countUses(tx, id)
  const after = await readDiscount(tx, id)
  const changed = changedFields(describeDiscount(before), describeDiscount(after))
  await tx.audit('discount.update', { kind: 'discount', id, code: after.code }, changed.before, changed.after)
  return after
}

/** Puts a promotion away: what was sold by it keeps its name. Throws `not-found`, `version-conflict`. */
export async function deleteDiscount(tx: Tx, id: string, version: number): Promise<void> {
  const before = await lockDiscount(tx, id, version)
  await updateVersioned(tx, 'discount', id, { deletedAt: tx.now, changedAt: tx.now })
  await raisePromotionVersion(tx)
  await tx.audit('discount.delete', { kind: 'discount', id, code: before.code }, describeDiscount(before), undefined)
}

async function lockDiscount(tx: Tx, id: string, version: number): Promise<DiscountView> {
  await tx.query('select id from discount where store_id = $1 and id = $2 for update', [tx.storeId, id])
  const discount = await readDiscount(tx, id)
  if (discount.version !== version) throw new DomainError('version-conflict', { current: discount })
  return discount
}

/** A promotion without a limit is not counted; one that gets a limit begins with what was used so far. */
async function countUses(tx: Tx, id: string): Promise<void> {
  const [used] = await tx.query<{ count: number; amount: number }>(
    `select coalesce(sum(uses), 0)::int as count, coalesce(sum(amount + gift_value), 0)::bigint as amount
     from discount_use where store_id = $1 and discount_id = $2`,
    [tx.storeId, id],
  )
  await tx.query('update discount set used_count = $3, used_amount = $4 where store_id = $1 and id = $2', [
    tx.storeId,
    id,
    used!.count,
    used!.amount,
  ])
}

async function refuseUnfit(
  tx: Tx,
  actor: Actor,
  id: string,
  whole: Parameters<typeof checkPromotion>[0] & Pick<Fields, 'startsAt' | 'endsAt'>,
  fields: Fields,
): Promise<void> {
  const { name, branchIds, voucherDiscountId } = fields
  const refusal = checkPromotion(whole)
  if (refusal) throw refuseAs(refusal)
  if (whole.startsAt && whole.endsAt && whole.startsAt >= whole.endsAt)
    throw new DomainError(
      'invalid-input',
      {},
      { issues: [{ path: 'endsAt', message: 'Thời điểm kết thúc phải sau thời điểm bắt đầu' }] },
    )
  await holdGoods(tx, fields)
  if (voucherDiscountId) await requireCodes(tx, voucherDiscountId)
  const foreign = (branchIds ?? []).findIndex(branch => !actor.branchIds.includes(branch))
  if (foreign >= 0) throw refuseField('not-found', `branchIds.${foreign}`, { kind: 'branch', id: branchIds![foreign]! })
  const taken = await tx.query(
    'select id from discount where store_id = $1 and name_key(name) = name_key($2) and id <> $3 and deleted_at is null',
    [tx.storeId, name ?? null, id],
  )
  if (taken.length > 0) throw refuseField('discount-name-taken', 'name', { name: name! })
}

/** What a promotion names is not merged while it is written. Throws `product-merged`. */
async function holdGoods(
  tx: Tx,
  { goods = [], notGoods = [], target = [], buy = [], gifts = [] }: Fields,
): Promise<void> {
  const named = [...goods, ...notGoods, ...target, ...buy]
  const idsOf = (wanted: GoodsKind) => named.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  await holdProducts(tx, idsOf('PRODUCT'))
  await holdUnits(tx, [...idsOf('UNIT'), ...gifts.map(({ unitId }) => unitId)])
}

/** A present is a code that is used once, so that what was given can be told and taken back. */
async function requireCodes(tx: Tx, id: string): Promise<void> {
  const [found] = await tx.query<{ name: string; codeKind: string }>(
    'select name, code_kind from discount where store_id = $1 and id = $2 and deleted_at is null',
    [tx.storeId, id],
  )
  if (!found) throw refuseField('not-found', 'voucherDiscountId', { kind: 'discount', id })
  if (found.codeKind !== 'SINGLE')
    throw refuseField('discount-voucher-unfit', 'voucherDiscountId', { name: found.name })
}

function columnsOf(fields: Fields): Partial<NewRow<'discount'>> {
  const {
    branchIds,
    sellerIds,
    groupIds,
    tierIds,
    bookIds,
    goods,
    notGoods,
    target,
    gifts: _gifts,
    buy,
    rules,
    hours,
    channels,
    ...columns
  } = fields
  return given({
    ...columns,
    rules: rules && JSON.stringify(rules),
    hours: hours && JSON.stringify(hours),
    ...(hours === null && { hours: null }),
    channels: channels && JSON.stringify(channels),
    ...(channels === null && { channels: null }),
    allBranches: isForAll(branchIds),
    allSellers: isForAll(sellerIds),
    allGroups: isForAll(groupIds),
    allTiers: isForAll(tierIds),
    allBooks: isForAll(bookIds),
    namesGoods: goods && goods.length > 0,
    namesTarget: target && target.length > 0,
    buyRows: buy?.length,
  })
}

const isForAll = (ids: readonly unknown[] | null | undefined) => (ids === undefined ? undefined : ids === null)

type Condition = Omit<NewRow<'discount_condition'>, 'id' | 'discountId'>

const columnOf: Record<GoodsKind, keyof Condition> = {
  PRODUCT: 'productId',
  UNIT: 'unitId',
  GROUP: 'productGroupId',
  MANUFACTURER: 'manufacturerId',
}

async function writeConditions(tx: Tx, discountId: string, fields: Fields): Promise<void> {
  const rowsOf: Record<string, Condition[] | undefined> = {
    BRANCH: fields.branchIds?.map(branchId => ({ role: 'BRANCH', branchId })),
    SELLER: fields.sellerIds?.map(employeeId => ({ role: 'SELLER', employeeId })),
    CUSTOMER_GROUP: fields.groupIds?.map(customerGroupId => ({ role: 'CUSTOMER_GROUP', customerGroupId })),
    TIER: fields.tierIds?.map(tierId => ({ role: 'TIER', tierId })),
    PRICE_BOOK: fields.bookIds?.map(bookId => ({ role: 'PRICE_BOOK', bookId })),
    GIFT: fields.gifts?.map(({ unitId }) => ({ role: 'GIFT', unitId })),
    ...Object.fromEntries(
      (['goods', 'notGoods', 'target', 'buy'] as const).map(field => {
        const role = { goods: 'GOODS', notGoods: 'NOT_GOODS', target: 'TARGET', buy: 'BUY' }[field]
        return [
          role,
          fields[field]?.map(({ kind, id, ...more }): Condition => ({ role, [columnOf[kind]]: id, ...more })),
        ]
      }),
    ),
  }
  const nullScopes = {
    BRANCH: 'branchIds',
    SELLER: 'sellerIds',
    CUSTOMER_GROUP: 'groupIds',
    TIER: 'tierIds',
    PRICE_BOOK: 'bookIds',
  } as const
  for (const [role, field] of Object.entries(nullScopes)) if (fields[field] === null) rowsOf[role] = []
  const written = Object.entries(rowsOf).filter(([, rows]) => rows !== undefined)
  if (written.length === 0) return
  await tx.query('delete from discount_condition where store_id = $1 and discount_id = $2 and role = any($3::text[])', [
    tx.storeId,
    discountId,
    written.map(([role]) => role),
  ])
  await tx.insert(
    'discount_condition',
    written.flatMap(([, rows]) => rows!.map(row => ({ id: newId(), discountId, ...row }))),
  )
}

import type { Call } from './examples.ts'
import type { World } from './world.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows of every table
type Json = any

/** Calls of counting, disposal and quality that are carried out. */
export const countingExamples: Record<string, (world: World) => Partial<Call>> = {
  'inventoryCheck.create': () => ({ body: { kind: 'BRANCH', isBlind: true } }),
  'inventoryCheck.mergePreview': world => ({ query: { ids: openChecks(world).join(',') } }),
  'inventoryCheck.merge': world => ({ body: { checkIds: openChecks(world) } }),
  'inventoryCheck.openSheet': world => ({ params: { id: openCheck(world).id }, body: {} }),
  'inventoryCheck.sheet': world => ({ params: { id: ownSheet(world).id } }),
  'inventoryCheck.record': world => {
    const sheet = ownSheet(world)
    const lot = some(world, 'lot', row => row.number_key !== '' && isStocked(world, row))
    const unit = some(world, 'product_unit', row => row.product_id === lot.product_id && row.is_base)
    const now = new Date().toISOString()
    const line = {
      productId: lot.product_id,
      lotNumber: lot.number,
      parts: [{ unitId: unit.id, quantity: 3 }],
      startedAt: now,
      countedAt: now,
      revision: 1 + Math.floor(Math.random() * 999_999),
    }
    return { params: { id: sheet.id }, body: { clock: now, lines: [line] } }
  },
  'inventoryCheck.finishSheet': world => ({
    params: { id: ownSheet(world).id },
    body: { isFinished: ownSheet(world).finished_at === null },
  }),
  'inventoryCheck.discardSheet': world => ({ params: { id: ownSheet(world).id } }),
  'inventoryCheck.decide': world => ({
    params: { id: openCheck(world).id },
    body: {
      lines: [{ productId: some(world, 'product').id, reasonId: some(world, 'difference_reason').id, note: 'Xem lại' }],
    },
  }),
  'inventoryCheck.hold': world => ({
    params: { id: openCheck(world).id },
    body: { isHeld: true, reason: 'Chờ duyệt' },
  }),
  'inventoryCheck.complete': world => {
    const counted = new Set((world.rows.get('count_line') ?? []).map(row => row.inventory_check_id))
    const check = some(world, 'inventory_check', row => isDraftHere(world, row) && !row.held_at && counted.has(row.id))
    return { params: { id: check.id }, body: {} }
  },
  'inventoryCheck.cancel': world => ({
    params: { id: openCheck(world).id },
    body: { reason: 'Đếm lại từ đầu' },
  }),
  'inventoryCheck.updateReason': world => {
    const reason = some(world, 'difference_reason')
    return { params: { id: reason.id }, body: { version: reason.version, isActive: !reason.is_active } }
  },
  'disposal.create': world => ({ body: { status: 'SUCCEED', ...someDisposal(world) } }),
  'disposal.replace': world => {
    const draft = some(world, 'disposal', row => isDraftHere(world, row))
    return { params: { id: draft.id }, body: { version: draft.version, status: 'DRAFT', ...someDisposal(world) } }
  },
  'disposal.cancel': world => ({
    params: { id: some(world, 'disposal', row => row.branch_id === world.here && row.status === 'SUCCEED').id },
    body: { reason: 'Nhầm lô' },
  }),
  'qualityCheck.create': () => ({ body: { month: someMonth() } }),
  'qualityCheck.update': world => {
    const form = some(world, 'quality_check', row => isDraftHere(world, row))
    const item = some(world, 'quality_check_item', row => row.quality_check_id === form.id)
    return {
      params: { id: form.id },
      body: { version: form.version, items: [{ lotId: item.lot_id, result: 'PASS' }], passRest: everyRisk },
    }
  },
  'qualityCheck.complete': world => {
    const open = (world.rows.get('quality_check_item') ?? []).filter(row => row.result === null)
    const form = some(
      world,
      'quality_check',
      row => isDraftHere(world, row) && !open.some(item => item.quality_check_id === row.id),
    )
    return { params: { id: form.id }, body: { version: form.version } }
  },
  'qualityCheck.cancel': world => ({
    params: { id: some(world, 'quality_check', row => isDraftHere(world, row)).id },
    body: { reason: 'Lập nhầm tháng' },
  }),
  'lot.note': world => {
    const lot = some(world, 'lot', row => row.number_key !== '' && isStocked(world, row))
    return { body: { productId: lot.product_id, number: 'TAI-QUAY', expiryDate: '2099-12-31' } }
  },
  'drugIncident.create': world => ({ body: someIncident(world) }),
  'drugIncident.update': world => {
    const draft = some(world, 'drug_incident', row => isDraftHere(world, row))
    return { params: { id: draft.id }, body: { version: draft.version, ...someIncident(world) } }
  },
  'drugIncident.send': world => {
    const draft = some(world, 'drug_incident', row => isDraftHere(world, row))
    return { params: { id: draft.id }, body: { version: draft.version } }
  },
}

const everyRisk = ['MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE']

let months = 0
/** A branch has one form a month: each call gets a month of its own, of the twelve that went before this one. */
const someMonth = (): string => {
  const at = new Date()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() - 1 - (months++ % 12))
  return at.toISOString().slice(0, 7)
}

const isDraftHere = (world: World, row: Json): boolean => row.branch_id === world.here && row.status === 'DRAFT'
const openCheck = (world: World) => some(world, 'inventory_check', row => isDraftHere(world, row))

/** Two checks that go on and were counted once. */
const openChecks = (world: World): string[] => {
  const recounted = new Set(
    (world.rows.get('count_sheet') ?? [])
      .filter((row: Json) => row.round > 1)
      .map((row: Json) => row.inventory_check_id),
  )
  const open = (world.rows.get('inventory_check') ?? []).filter(
    row => isDraftHere(world, row) && !row.held_at && !recounted.has(row.id),
  )
  if (open.length < 2) throw new Error('The world has no two open checks')
  return open.slice(0, 2).map((row: Json) => row.id)
}

/** A sheet of the caller's on a check that goes on. */
const ownSheet = (world: World): Json => {
  const open = new Set(
    (world.rows.get('inventory_check') ?? []).filter(row => isDraftHere(world, row)).map(row => row.id),
  )
  return some(
    world,
    'count_sheet',
    row => row.counter_id === world.caller.profile.id && !row.discarded_at && open.has(row.inventory_check_id),
  )
}

const isStocked = (world: World, lot: Json): boolean =>
  (world.rows.get('stock') ?? []).some(row => row.lot_id === lot.id && row.branch_id === world.here)

const someDisposal = (world: World): Json => {
  const stock = some(
    world,
    'stock',
    row => row.branch_id === world.here && row.bucket === 'sellable' && (row.quantity as number) > 0,
  )
  const unit = some(world, 'product_unit', row => row.product_id === stock.product_id && row.is_base)
  const item = { productId: stock.product_id, lotId: stock.lot_id, unitId: unit.id, quantity: 1, bucket: 'sellable' }
  return { reason: 'DAMAGED', items: [item] }
}

const someIncident = (world: World): Json => {
  const controlled = some(world, 'product', row => row.control_group === 'psychotropic')
  const unit = some(world, 'product_unit', row => row.is_base && row.product_id === controlled.id)
  return {
    kind: 'LOSS',
    discoveredAt: '2026-11-20T02:00:00.000Z',
    discoveredBy: 'Trần Thu Hà',
    description: 'Thiếu một viên khi giao ca.',
    recipient: 'Sở Y tế',
    items: [{ productId: unit.product_id, unitId: unit.id, quantity: 1 }],
  }
}

const some = (world: World, table: string, fits: (row: Json) => boolean = () => true): Json => {
  const row = world.rows.get(table)?.find(fits)
  if (!row) throw new Error(`The world has no such ${table}`)
  return row
}

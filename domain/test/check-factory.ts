import type {
  CheckedProduct,
  CheckedShelf,
  CheckFacts,
  CountMoves,
  LineDecision,
} from '../src/inventory-check/check-facts.ts'
import type { CountedLine } from '../src/inventory-check/merge-counts.ts'

// Small facts that tests fill in: two products, a lot each, one counter.

const units = [
  { name: 'Hộp', ratio: 10, isActive: true },
  { name: 'Viên', ratio: 1, isActive: true },
]

export const checkedProduct = (overrides: Partial<CheckedProduct> = {}): CheckedProduct => ({
  id: 'pill',
  code: 'HH1',
  name: 'Thuốc',
  isLotManaged: true,
  controlGroup: null,
  units,
  inScope: true,
  mergedInto: null,
  lastPurchase: null,
  onHand: 100,
  entryCount: 1,
  ...overrides,
})

export const checkedShelf = (overrides: Partial<CheckedShelf> = {}): CheckedShelf => ({
  productId: 'pill',
  lotKey: 'A1',
  bucket: 'sellable',
  lotId: 'lot-a1',
  lotNumber: 'A1',
  expiryDate: '2027-12-31',
  quantity: 100,
  value: 50_000,
  ...overrides,
})

export const countedLine = (quantity: number, overrides: Partial<CountedLine> = {}): CountedLine => ({
  sheetId: 'sheet-lan',
  checkCode: 'KK000001',
  round: 1,
  counterId: 'lan',
  counterName: 'Lan',
  productId: 'pill',
  lotKey: 'A1',
  lotNumber: 'A1',
  bucket: 'sellable',
  expiryDate: null,
  quantity,
  startedAt: '2026-11-21T03:00:00.000Z',
  countedAt: '2026-11-21T03:01:00.000Z',
  ...overrides,
})

export const moved = (overrides: Partial<CountMoves>): CountMoves => ({
  productId: 'pill',
  lotKey: 'A1',
  bucket: 'sellable',
  during: {},
  since: {},
  ...overrides,
})

export const decision = (overrides: Partial<LineDecision>): LineDecision => ({
  productId: 'pill',
  lotKey: 'A1',
  bucket: 'sellable',
  reasonId: null,
  reasonName: null,
  reasonDirection: null,
  note: null,
  offsetGroup: null,
  correctsExpiry: false,
  ...overrides,
})

export const checkFacts = (overrides: Partial<CheckFacts> = {}): CheckFacts => ({
  check: { id: 'check', code: 'KK000001', status: 'DRAFT', heldByName: null, holdReason: null },
  now: '2026-11-21T05:00:00.000Z',
  timeZone: 'Asia/Ho_Chi_Minh',
  counts: [],
  decisions: [],
  products: [checkedProduct()],
  shelves: [checkedShelf()],
  owed: [],
  lots: [],
  moves: [],
  limits: { value: null, percent: null },
  ...overrides,
})

import type {
  InboundFacts,
  InboundInput,
  InboundItemInput,
  InboundProduct,
  KnownLot,
} from '../src/inbound/inbound-facts.ts'

// A delivery to a small pharmacy that the tests of import share; each test says only what it is about.

export const paracetamol: InboundProduct = {
  id: 'paracetamol',
  code: 'HH000001',
  name: 'Paracetamol 500mg',
  isActive: true,
  type: 1,
  isLotManaged: true,
  onHand: 30,
  entryCount: 5,
  units: [
    { id: 'paracetamol-vien', name: 'Viên', ratio: 1, isActive: true, price: 500 },
    { id: 'paracetamol-hop', name: 'Hộp', ratio: 100, isActive: true, price: 48_000 },
  ],
}

export const mask: InboundProduct = {
  ...paracetamol,
  id: 'mask',
  code: 'HH000002',
  name: 'Khẩu trang y tế',
  type: 2,
  isLotManaged: false,
  onHand: 0,
  entryCount: 0,
  units: [{ id: 'mask-hop', name: 'Hộp', ratio: 1, isActive: true, price: 500 }],
}

export const knownLot: KnownLot = { id: 'lot-a12', productId: 'paracetamol', number: 'A12', expiryDate: '2028-06-30' }

export const provider = { id: 'dhg', name: 'Dược Hậu Giang', debt: 2_000_000, debtEntryCount: 6 }

export const received = (lotNumber: string, quantity: number, expiryDate = '2028-06-30') => ({
  lotNumber,
  expiryDate,
  quantity,
})

export function item(unitId: string, quantity: number, part: Partial<InboundItemInput> = {}): InboundItemInput {
  return {
    id: `line-${unitId}`,
    productId: unitId.replace(/-\w+$/, ''),
    unitId,
    quantity,
    price: 40_000,
    ...(unitId.startsWith('paracetamol') && { lots: [received('A12', quantity)] }),
    ...part,
  }
}

export function inboundInput(items: InboundItemInput[], part: Partial<InboundInput> = {}): InboundInput {
  return { id: 'inbound', branchId: 'branch', kind: 'PURCHASE', providerId: 'dhg', items, payments: [], ...part }
}

export function inboundFacts(part: Partial<InboundFacts> = {}): InboundFacts {
  return {
    now: '2026-11-21T02:00:00.000Z',
    businessDay: '2026-11-21',
    taxMethod: null,
    products: [paracetamol, mask],
    lots: [knownLot],
    freshLotIds: ['fresh-1', 'fresh-2', 'fresh-3', 'fresh-4'],
    provider,
    costProviders: [],
    cashAccount: { id: 'till', name: 'Tiền mặt', balance: 1_000_000, entryCount: 8 },
    bankAccounts: [{ id: 'vcb', name: 'Vietcombank', balance: 5_000_000, entryCount: 2 }],
    defaultBankAccountId: 'vcb',
    mayOverdraw: false,
    ...part,
  }
}

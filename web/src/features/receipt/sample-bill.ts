import type { Bill } from '@quay/contract/bill/shapes'

type Branch = { id: string; name: string; address: string | null; phone: string | null }

const noId = '00000000-0000-0000-0000-000000000000'
const soldAt = '2026-11-21T07:05:00.000Z'

/** A bill of two medicines, to show how a receipt looks where nothing was sold yet. */
export function sampleBill(branch: Branch, storeName: string): Bill {
  const noBook = {
    priceBookId: null,
    priceBookName: null,
    priceTierFrom: null,
    postedPrice: null,
    postedReason: null,
  }
  const line = {
    productId: noId,
    unitId: noId,
    ratio: 1,
    priceSource: 'UNIT' as const,
    ...noBook,
    note: null,
    parts: [],
  }
  const undiscounted = { discountUnit: null, discountValue: null, lineDiscount: 0, orderShare: 0 }
  return {
    id: noId,
    code: 'HD000001',
    status: 'SUCCEED',
    branchId: branch.id,
    customerId: null,
    customerName: 'Nguyễn Thị Lan',
    customerPhone: '0903123218',
    customerDebt: null,
    prescriptionCode: null,
    sellerId: noId,
    sellerName: 'Trần Thu Hà',
    deviceName: null,
    soldAt,
    postedAt: soldAt,
    businessDay: '2026-11-21',
    totalPrice: 92_000,
    lineDiscount: 0,
    orderDiscount: 0,
    discountAmount: 0,
    discountUnit: null,
    discountValue: null,
    pointsUsed: 0,
    pointsAmount: 0,
    pointsEarned: 0,
    payable: 92_000,
    paid: 92_000,
    cashTendered: 100_000,
    change: 8_000,
    debt: 0,
    vatAmount: 4_381,
    vatGroups: [{ rate: 5, net: 92_000, vat: 4_381 }],
    itemCount: 2,
    note: null,
    slug: 'hoa-don-mau',
    printCount: 1,
    version: 1,
    cancelledAt: null,
    cancelledByName: null,
    cancelReason: null,
    issuer: { storeName, branchName: branch.name, address: branch.address, phone: branch.phone, taxCode: null },
    items: [
      {
        ...line,
        ...undiscounted,
        id: '1',
        productCode: 'HH000001',
        productName: 'Panadol Extra 500mg',
        unitName: 'Vỉ',
        quantity: 1,
        baseQuantity: 12,
        listPrice: 17_000,
        price: 17_000,
        amount: 17_000,
        vatRate: 5,
        vat: 810,
        lots: [{ productId: '1', lotId: '1', lotNumber: 'PA2702', expiryDate: '2028-03-31', quantity: 12 }],
      },
      {
        ...line,
        ...undiscounted,
        id: '2',
        productCode: 'HH000002',
        productName: 'Vitamin C 500mg',
        unitName: 'Lọ',
        quantity: 1,
        baseQuantity: 1,
        listPrice: 75_000,
        price: 75_000,
        amount: 75_000,
        vatRate: 5,
        vat: 3_571,
        lots: [{ productId: '2', lotId: '2', lotNumber: 'VC0926', expiryDate: '2027-09-30', quantity: 1 }],
      },
    ],
    payments: [{ method: 'CASH', amount: 92_000, accountId: null, accountName: null }],
  }
}

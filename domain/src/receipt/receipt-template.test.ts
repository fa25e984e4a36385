import { ordinaryReceipt } from '@quay/contract/bill/receipt'
import { expect, it } from 'vitest'
import { receiptTemplate } from './receipt-template.ts'

const store = {
  receiptHeader: 'Nhà thuốc đạt chuẩn GPP',
  receiptFooter: 'Hẹn gặp lại',
  returnPolicy: 'Đổi trả trong 3 ngày',
  logo: '/logo',
  usesVat: true,
  usesLots: true,
  printsSaved: false,
}

it('is the ordinary look with the store’s texts, where the branch has said nothing', () => {
  expect(receiptTemplate(null, store)).toEqual({
    ...ordinaryReceipt,
    printsSaved: false,
    header: 'Nhà thuốc đạt chuẩn GPP',
    footer: 'Hẹn gặp lại',
    returnPolicy: 'Đổi trả trong 3 ngày',
    logo: '/logo',
  })
})

it('is the branch’s own where it has one, text by text; an empty text prints nothing', () => {
  const own = { ...ordinaryReceipt, paper: 58 as const, showLogo: false, header: 'Chi nhánh Gia Định', footer: '' }
  expect(receiptTemplate(own, store)).toMatchObject({
    paper: 58,
    header: 'Chi nhánh Gia Định',
    footer: '',
    returnPolicy: 'Đổi trả trong 3 ngày',
    logo: null,
  })
})

it('has no VAT and no lots where the store does without them, whatever its look says', () => {
  expect(receiptTemplate(null, { ...store, usesVat: false })).toMatchObject({ showTax: false, showLots: true })
  expect(receiptTemplate(null, { ...store, usesLots: false })).toMatchObject({ showTax: true, showLots: false })
})

import { gaplessCodes } from '../../db/counter.ts'

export const receiptCodes = gaplessCodes('PT', 'cash_voucher')
export const paymentCodes = gaplessCodes('PC', 'cash_voucher')

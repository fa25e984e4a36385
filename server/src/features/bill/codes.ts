import { gaplessCodes } from '../../db/counter.ts'

export const billCodes = gaplessCodes('HD', 'bill')

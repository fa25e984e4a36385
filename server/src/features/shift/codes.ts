import { gaplessCodes } from '../../db/counter.ts'

export const shiftCodes = gaplessCodes('CA', 'shift')

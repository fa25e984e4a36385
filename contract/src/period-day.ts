import { day } from './field.ts'

/** A day by which a period is asked: no reckoning from it leaves the calendar. */
export const periodDay = day.refine(value => value <= '2999-12-31', 'Chọn ngày đến 31/12/2999')

import { final } from '../error.ts'

export const customerCallErrors = {
  'call-until-past': final(422, 'Ngày gọi lại phải sau hôm nay.'),
}

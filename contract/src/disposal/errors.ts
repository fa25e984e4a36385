import { final } from '../error.ts'

export const disposalErrors = {
  'disposed-in-future': final(422, 'Ngày hủy không được sau hôm nay ({today}).'),
  'disposed-too-long-ago': final(422, 'Ngày hủy không được trước {earliest}. Hãy xem lại năm.'),
}

import { final } from '../error.ts'

export const storageConditionsErrors = {
  'storage-place-name-taken': final(409, 'Chi nhánh đã có nơi bảo quản tên "{name}".'),
  'storage-conditions-limits-crossed': final(422, 'Nhiệt độ thấp nhất phải nhỏ hơn nhiệt độ cao nhất.'),
  'storage-conditions-recorded': final(409, 'Lần này {name} đã ghi {reading}. Nếu ghi nhầm, hãy sửa lần ghi đó.'),
  'storage-conditions-day-wrong': final(
    422,
    'Chỉ ghi hoặc sửa được từ ngày bắt đầu theo dõi, trong vòng 7 ngày gần đây, không ghi trước.',
  ),
  'storage-conditions-too-early': final(422, 'Lần đo buổi chiều ghi từ {hour} giờ trưa: trước đó chưa ai đọc được.'),
  'storage-conditions-place-stopped': final(409, 'Nơi "{name}" đã ngưng theo dõi nên không ghi thêm.'),
  'storage-conditions-humidity-missing': final(422, 'Nơi này có giới hạn độ ẩm: hãy ghi cả độ ẩm.'),
  'storage-conditions-action-missing': final(422, 'Số đo vượt giới hạn: hãy ghi đã xử lý thế nào.'),
}

import { final } from '../error.ts'

export const climateErrors = {
  'storage-place-name-taken': final(409, 'Chi nhánh đã có nơi bảo quản tên "{name}".'),
  'climate-limits-crossed': final(422, 'Nhiệt độ thấp nhất phải nhỏ hơn nhiệt độ cao nhất.'),
  'climate-recorded': final(409, 'Lần này {name} đã ghi {reading}. Nếu ghi nhầm, hãy sửa lần ghi đó.'),
  'climate-day-wrong': final(
    422,
    'Chỉ ghi hoặc sửa được từ ngày bắt đầu theo dõi, trong vòng 7 ngày gần đây, không ghi trước.',
  ),
  'climate-too-early': final(422, 'Lần đo buổi chiều ghi từ {hour} giờ trưa: trước đó chưa ai đọc được.'),
  'climate-place-stopped': final(409, 'Nơi "{name}" đã ngưng theo dõi nên không ghi thêm.'),
  'climate-humidity-missing': final(422, 'Nơi này có giới hạn độ ẩm: hãy ghi cả độ ẩm.'),
  'climate-action-missing': final(422, 'Số đo vượt giới hạn: hãy ghi đã xử lý thế nào.'),
}

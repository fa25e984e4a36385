/** When in the year a group is asked for more than usual. */
export type Season = 'cold' | 'heat'

/** The tree of groups: first level, second level, third level. Names of the third level are unique. */
export const productGroups: Record<string, Record<string, readonly string[]>> = {
  Thuốc: {
    'Giảm đau, hạ sốt': ['Hạ sốt, giảm đau', 'Giảm đau kiểm soát đặc biệt', 'Đau nửa đầu'],
    'Kháng sinh, kháng nấm, ký sinh trùng': [
      'Kháng sinh Beta-lactam',
      'Kháng sinh Macrolid và Quinolon',
      'Kháng sinh khác',
      'Kháng virus',
      'Kháng nấm, ký sinh trùng',
    ],
    'Tim mạch, huyết áp': ['Hạ huyết áp', 'Mỡ máu', 'Chống đông, kết tập tiểu cầu', 'Suy tim, đau thắt ngực'],
    'Tiêu hóa, gan mật': ['Dạ dày, thực quản', 'Ruột và men tiêu hóa', 'Chống nôn, co thắt', 'Gan mật'],
    'Hô hấp, dị ứng': ['Cảm cúm', 'Ho, long đờm', 'Hen, phổi tắc nghẽn', 'Dị ứng'],
    'Nội tiết, chuyển hóa': ['Đái tháo đường', 'Tuyến giáp', 'Corticoid'],
    'Thần kinh, tâm thần': ['An thần, tâm thần', 'Động kinh, thần kinh', 'Tuần hoàn não'],
    'Cơ xương khớp': ['Kháng viêm, giảm đau khớp', 'Giãn cơ', 'Gút, loãng xương'],
    'Da liễu': ['Bôi da kháng viêm', 'Bôi da kháng khuẩn, nấm', 'Sát trùng, mụn, tóc'],
    'Mắt, tai mũi họng': ['Nhỏ mắt', 'Nhỏ mũi, xịt mũi', 'Họng, răng miệng'],
    'Vitamin, khoáng chất': ['Vitamin', 'Khoáng chất', 'Bù nước, điện giải'],
    'Tiết niệu, sinh dục': ['Tiết niệu', 'Phụ khoa', 'Tránh thai'],
    'Đông dược': ['Đông dược ho, cảm', 'Đông dược tiêu hóa, gan', 'Đông dược xương khớp, bồi bổ', 'Dầu, cao xoa'],
  },
  'Thực phẩm bảo vệ sức khỏe': {
    'Bổ sung hằng ngày': ['Vitamin, khoáng chất bổ sung', 'Dầu cá, Omega', 'Men vi sinh'],
    'Hỗ trợ theo nhu cầu': ['Hỗ trợ xương khớp', 'Hỗ trợ gan, giấc ngủ', 'Làm đẹp, sinh lý'],
  },
  'Vật tư, thiết bị y tế': {
    'Bảo hộ, băng gạc': ['Khẩu trang, găng tay', 'Bông, băng, gạc', 'Nước muối, vệ sinh'],
    'Dụng cụ, máy đo': ['Que thử, kim, bơm tiêm', 'Máy đo, nhiệt kế', 'Đai, nẹp, vớ'],
  },
  'Chăm sóc cá nhân': {
    'Chăm sóc cơ thể': ['Răng miệng', 'Da, tóc', 'Kế hoạch hóa gia đình'],
    'Mẹ và bé': ['Đồ dùng cho bé', 'Sữa, dinh dưỡng'],
  },
}

/** Groups of the third level that the weather moves. */
export const seasonOfGroup: Record<string, Season> = {
  'Hạ sốt, giảm đau': 'cold',
  'Cảm cúm': 'cold',
  'Ho, long đờm': 'cold',
  'Đông dược ho, cảm': 'cold',
  'Họng, răng miệng': 'cold',
  'Nhỏ mũi, xịt mũi': 'cold',
  'Dị ứng': 'cold',
  'Khẩu trang, găng tay': 'cold',
  'Bù nước, điện giải': 'heat',
  'Ruột và men tiêu hóa': 'heat',
  'Kháng nấm, ký sinh trùng': 'heat',
}

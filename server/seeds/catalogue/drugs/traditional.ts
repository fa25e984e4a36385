import { type DrugGroup, herbal } from '../drug.ts'

/** Traditional medicines: the plants stand where others have an ingredient. */
export const traditional: readonly DrugGroup[] = [
  {
    group: 'Đông dược ho, cảm',
    drugs: [
      herbal('Cao lá thường xuân', 'thuongxuan', 6, [['syrup', '0,7 g/100 ml', 56_000, '100 ml']]),
      herbal('Xuyên bối mẫu, Tỳ bà diệp, Cát cánh', 'boimau', 6, [['syrup', 'Cao 20%', 42_000, '125 ml']]),
      herbal('Húng chanh, Núc nác, Gừng', 'hungchanh', 7, [['syrup', 'Cao 45%', 39_000, '90 ml']]),
      herbal('Xuyên khung, Bạch chỉ, Hương phụ', 'camkhung', 5, [['capsule', '132 mg/165 mg/132 mg', 1_300]]),
      herbal('Tinh dầu tràm, Eucalyptol, Menthol', 'eucatol', 6, [['softgel', '100 mg/0,5 mg', 900]]),
      herbal('Kim ngân hoa, Ké đầu ngựa', 'kimke', 4, [['coated', '600 mg/300 mg', 1_100]]),
      herbal('Hoàng kỳ, Phòng phong, Tân di', 'xoangthong', 5, [['coated', '400 mg/200 mg', 1_600]]),
    ],
  },
  {
    group: 'Đông dược tiêu hóa, gan',
    drugs: [
      herbal('Actiso, Rau đắng, Bìm bìm', 'artiso', 7, [
        ['softgel', '100 mg/75 mg/7,5 mg', 900],
        ['oralAmpoule', 'Cao 10%', 4_300, '10 ml'],
      ]),
      herbal('Diệp hạ châu', 'hachau', 5, [['capsule', '250 mg', 1_000]]),
      herbal('Mộc hương, Hoàng liên', 'moclien', 5, [['tablet', '100 mg/50 mg', 600]]),
      herbal('Nghệ vàng, Mật ong', 'nghemat', 5, [['pill', '5 g', 4_200]]),
      herbal('Trần bì, Bạch truật, Sơn tra', 'tybi', 4, [
        ['pill', '4 g', 3_900],
        ['syrup', 'Cao 30%', 46_000, '100 ml'],
      ]),
      herbal('Đương quy, Hoàng bá, Rau sam', 'trihoa', 4, [['coated', '300 mg/200 mg', 1_700]]),
    ],
  },
  {
    group: 'Đông dược xương khớp, bồi bổ',
    drugs: [
      herbal('Độc hoạt, Tang ký sinh, Phòng phong', 'dochoat', 6, [
        ['pill', '5 g', 5_200],
        ['coated', '400 mg/300 mg', 1_800],
      ]),
      herbal('Đương quy, Xuyên khung, Thục địa', 'thucquy', 5, [['softgel', '300 mg/150 mg', 1_900]]),
      herbal('Đinh lăng, Bạch quả', 'dinhlang', 7, [
        ['coated', '150 mg/20 mg', 1_200],
        ['softgel', '300 mg/50 mg', 1_900],
      ]),
      herbal('Thục địa, Hoài sơn, Sơn thù', 'lucvi', 5, [
        ['pill', '8 g', 4_600],
        ['capsule', '320 mg', 1_300],
      ]),
      herbal('Lạc tiên, Vông nem, Lá dâu', 'lactien', 6, [
        ['softgel', '400 mg/600 mg', 1_700],
        ['tonic', 'Cao 20%', 48_000, '200 ml'],
      ]),
      herbal('Ích mẫu, Hương phụ, Ngải cứu', 'ichngai', 5, [
        ['capsule', '400 mg/120 mg', 1_300],
        ['tonic', 'Cao 80%', 44_000, '180 ml'],
      ]),
      herbal('Kim tiền thảo, Râu ngô', 'kimngo', 5, [['coated', '120 mg/35 mg', 700]]),
      herbal('Nhân sâm, Linh chi', 'samchi', 3, [['softgel', '40 mg/30 mg', 3_200]]),
    ],
  },
  {
    group: 'Dầu, cao xoa',
    drugs: [
      herbal('Menthol, Methyl salicylat, Tinh dầu bạc hà', 'gioxanh', 7, [
        ['oil', '5 ml', 19_000, '5 ml'],
        ['oil', '12 ml', 38_000, '12 ml'],
      ]),
      herbal('Tinh dầu tràm gió', 'tramgio', 6, [
        ['oil', '25 ml', 62_000, '25 ml'],
        ['oil', '50 ml', 98_000, '50 ml'],
      ]),
      herbal('Menthol, Long não, Tinh dầu quế', 'caovang', 5, [['balm', '10 g', 14_000, '10 g']]),
      herbal('Tinh dầu quế, Gừng, Ớt', 'nonggung', 4, [['skinGel', '15%', 36_000, '30 g']]),
    ],
  },
]

/** A manufacturer. All are invented; country and GS1 prefix are real, so that numbers and barcodes look as they should. */
export interface Maker {
  name: string
  country: string
  /** Three digits of GS1, which begin barcodes and 12-digit registration numbers. */
  prefix: string
  /** What its brand names begin with (domestic) or end in (imported). */
  brand: string
  /** What its price is compared with a plain domestic brand's. */
  dearness: number
}

const domestic = (place: string, brand: string, dearness = 1): Maker => ({
  name: `Công ty CP Dược phẩm ${place}`,
  country: 'Việt Nam',
  prefix: '893',
  brand,
  dearness,
})

const foreign = (name: string, country: string, prefix: string, brand: string, dearness: number): Maker => ({
  name,
  country,
  prefix,
  brand,
  dearness,
})

export const domesticMakers: readonly Maker[] = [
  domestic('Vàm Nao', 'Vana'),
  domestic('Trường Lũy', 'Trulu', 1.05),
  domestic('Thạch Bích', 'Thabi', 0.9),
  domestic('Lam Kiều', 'Laki', 1.1),
  domestic('Đại Lãnh', 'Dala'),
  domestic('Tam Giang Xanh', 'Tagi', 0.95),
  domestic('Sông Ngàn', 'Songa', 1.15),
  domestic('Đồng Nâu', 'Dona', 0.92),
  domestic('Cù Lao Xanh', 'Cula', 1.2),
  domestic('Phú Sĩ Sơn', 'Phusi', 1.1),
  domestic('Hòn Chén', 'Hoche', 0.88),
  domestic('Bến Sỏi', 'Beso', 0.95),
  domestic('Mây Trắng', 'Mayta', 1.3),
  domestic('Rừng Tràm', 'Rutra'),
  domestic('Ngọc Lĩnh Sâm', 'Ngoli', 1.25),
  domestic('Kim Bôi Xanh', 'Kibo', 0.9),
  domestic('Láng Le', 'Lale', 0.97),
  domestic('Vĩnh Tế', 'Vite', 1.05),
  domestic('Sa Huỳnh Đỏ', 'Sahu', 1.02),
  domestic('Tà Cú', 'Tacu', 0.94),
]

export const foreignMakers: readonly Maker[] = [
  foreign('Arvell Healthcare Pvt. Ltd.', 'Ấn Độ', '890', 'vell', 1.3),
  foreign('Sundara Lifesciences Ltd.', 'Ấn Độ', '890', 'dara', 1.2),
  foreign('Kirtan Remedies Pvt. Ltd.', 'Ấn Độ', '890', 'kit', 1.25),
  foreign('Laboratoires Montclerc', 'Pháp', '300', 'clerc', 2.6),
  foreign('Rheinwald Arzneimittel GmbH', 'Đức', '400', 'rhin', 2.8),
  foreign('Hanbit Pharm. Co., Ltd.', 'Hàn Quốc', '880', 'bit', 1.8),
  foreign('Daeryeong Pharm. Co., Ltd.', 'Hàn Quốc', '880', 'ryon', 1.7),
  foreign('Tatrapol S.A.', 'Ba Lan', '590', 'pol', 1.9),
  foreign('Valdoro Farmaceutici S.p.A.', 'Ý', '800', 'doro', 2.3),
  foreign('Laboratorios Marisol, S.L.', 'Tây Ban Nha', '840', 'sol', 2.1),
  foreign('Siam Lanna Pharma Co., Ltd.', 'Thái Lan', '885', 'lan', 1.6),
  foreign('Dolina Zdravja d.d.', 'Slovenia', '383', 'lina', 2),
]

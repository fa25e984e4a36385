/** The pharmacy of the demonstration. Names, numbers and addresses are invented. */
export const pharmacy = {
  storeName: 'Nhà thuốc Hoa Sữa',
  owner: 'Nguyễn Thị Thanh Mai',
  email: 'lienhe@nhathuochoasua.example',
  address: '128 Nguyễn Thiện Thuật, phường Bàn Cờ, TP. Hồ Chí Minh',
  password: 'hoasua2026',
  secondBranch: {
    name: 'Chi nhánh Gia Định',
    phone: '0908 210 465',
    address: '54 Vũ Tùng, phường Gia Định, TP. Hồ Chí Minh',
  },
  bank: {
    name: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '1029384756',
    accountName: 'NGUYEN THI THANH MAI',
  },
} as const

/** Where the mobile number of the first sign-in begins; each further demonstration in a database takes the next. */
export const firstPhone = 908_123_456

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeRegistration, registrationWarnings } from './describe-registration.ts'
import { numbersIn, readRegistrationNumber } from './read-registration-number.ts'

const read = (text: string) => readRegistrationNumber(text, 2026)
const words = (text: string) => {
  const { current } = read(text)
  return current && describeRegistration(current)
}

describe('the new form of twelve digits', () => {
  it.each([
    ['893110493025', 'Việt Nam · thuốc hóa dược · kê đơn · không kiểm soát đặc biệt · cấp năm 2025'],
    ['893100493025', 'Việt Nam · thuốc hóa dược · không kê đơn · không kiểm soát đặc biệt · cấp năm 2025'],
    ['893111493023', 'Việt Nam · thuốc hóa dược · kê đơn · thuốc gây nghiện · cấp năm 2023'],
    ['893112000124', 'Việt Nam · thuốc hóa dược · kê đơn · thuốc hướng thần · cấp năm 2024'],
    ['893103000124', 'Việt Nam · thuốc hóa dược · không kê đơn · thuốc tiền chất · cấp năm 2024'],
    ['893114000124', 'Việt Nam · thuốc hóa dược · kê đơn · thuốc độc · cấp năm 2024'],
    [
      '893115000124',
      'Việt Nam · thuốc hóa dược · kê đơn · thuốc thuộc danh mục cấm sử dụng trong một số ngành · cấp năm 2024',
    ],
    ['893116000124', 'Việt Nam · thuốc hóa dược · kê đơn · thuốc phóng xạ · cấp năm 2024'],
    ['893200123426', 'Việt Nam · thuốc dược liệu · không kê đơn · không kiểm soát đặc biệt · cấp năm 2026'],
    ['893310123426', 'Việt Nam · vắc xin · kê đơn · không kiểm soát đặc biệt · cấp năm 2026'],
    ['893410123426', 'Việt Nam · sinh phẩm · kê đơn · không kiểm soát đặc biệt · cấp năm 2026'],
    ['893500123426', 'Việt Nam · nguyên liệu làm thuốc · không kê đơn · không kiểm soát đặc biệt · cấp năm 2026'],
    ['890110023724', 'Ấn Độ · thuốc hóa dược · kê đơn · không kiểm soát đặc biệt · cấp năm 2024'],
    ['300110789123', 'Pháp · thuốc hóa dược · kê đơn · không kiểm soát đặc biệt · cấp năm 2023'],
    ['880410123424', 'Hàn Quốc · sinh phẩm · kê đơn · không kiểm soát đặc biệt · cấp năm 2024'],
  ])('%s: %s', (number, told) => {
    expect(words(number)).toBe(told)
    expect(registrationWarnings(read(number), 2026)).toEqual([])
  })

  it.each([
    ['999110493025', 'unknown-country'],
    ['893910493025', 'unknown-group'],
    ['893120493025', 'unknown-prescription-flag'],
    ['893119493025', 'unknown-control-flag'],
    ['893110493031', 'year-to-come'],
    ['893101493025', 'controlled-without-prescription'],
  ])('%s is read all the same, with a doubt: %s', (number, doubt) => {
    expect(read(number).current?.doubts).toEqual([doubt])
    expect(registrationWarnings(read(number), 2026)[0]).toMatch(/^Xem lại số/)
  })

  it.each(['893 110 493 025', '893.110.493.025', 'SĐK: 893110493025', ' số đăng ký 893110493025 ', '(893110493025)'])(
    'is found in "%s"',
    text => {
      expect(read(text).current?.number).toBe('893110493025')
    },
  )
})

describe('the old forms', () => {
  it.each([
    ['VD-12345-19', 'domestic', 2019],
    ['VD3-12-19', 'domestic', 2019],
    ['VND-4878-05', 'domestic', 2005],
    ['VNB-0788-03', 'domestic', 2003],
    ['VN-12345-19', 'imported', 2019],
    ['VN1-123-19', 'imported', 2019],
    ['VN2-123-19', 'imported', 2019],
    ['VN3-123-19', 'imported', 2019],
    ['QLSP-1234-19', 'biological', 2019],
    ['QLSP-H03-1234-19', 'biological', 2019],
    ['QLVX-1234-19', 'vaccine', 2019],
    ['QLVX-H02-1234-19', 'vaccine', 2019],
    ['QLĐB-123-19', 'special-management', 2019],
    ['QLÐB-617-17', 'special-management', 2017],
    ['ĐB-123-19', 'special-management', 2019],
    ['GC-123-19', 'contract-made', 2019],
    ['VS-1234-19', 'external', 2019],
    ['V123-H12-13', 'traditional', 2013],
    ['VCT-00012-20', 'traditional', 2020],
    ['TCT-00012-22', 'traditional', 2022],
    ['NC49-H12-15', 'trial', 2015],
    ['vd - 15054 - 11', 'domestic', 2011],
    ['VD–12345–19', 'domestic', 2019],
    ['VN-1234-98', 'imported', 1998],
  ])('%s is %s of %i', (number, kind, year) => {
    expect(read(number).current).toMatchObject({ form: 'old', kind, year, isPrescription: null, tellsControl: false })
  })

  it('warn of what has ended, unless it was prolonged', () => {
    expect(registrationWarnings(read('VD-12345-14'), 2026)).toEqual([
      'Cấp năm 2014: đã hết hạn từ năm 2019 nếu chưa được gia hạn',
    ])
    expect(registrationWarnings(read('VD-12345-22'), 2026)).toEqual([])
    expect(registrationWarnings(read('VD-12345-21'), 2026)).toEqual([])
  })
})

describe('what is sold without a registration of medicines', () => {
  it.each([
    ['1234/2024/ĐKSP', 'supplement', 2024],
    ['18316/2015/ATTP-XNCB', 'supplement', 2015],
    ['123456/24/CBMP-QLD', 'cosmetic', null],
    ['123456/24/CBMP-HN', 'cosmetic', null],
    ['2400123ĐKLH/BYT-HTTB', 'device', null],
    ['240000123/PCBA-HN', 'device', null],
    ['240000123/PCBB-HCM', 'device', null],
    ['1234/QLD-KD', 'import-permit', null],
  ])('%s is %s', (number, kind, year) => {
    expect(read(number).current).toMatchObject({ form: 'permit', kind, year })
    expect(registrationWarnings(read(number), 2026)).toEqual([])
  })
})

describe('a field with two numbers or none', () => {
  it('keeps the new one and the old one of a renewed medicine', () => {
    const { current, former } = read('893100493025 (VD-4878-14)')
    expect(current?.number).toBe('893100493025')
    expect(former?.number).toBe('VD-4878-14')
    expect(read('VD-4878-14; 893100493025').current?.number).toBe('893100493025')
    // The end of the old one says nothing where a new one was given.
    expect(registrationWarnings(read('893100493025 (VD-4878-14)'), 2026)).toEqual([])
  })

  it.each(['', 'chưa có', 'hàng công ty', 'không'])('understands nothing of "%s" and says nothing', text => {
    expect(read(text)).toEqual({ current: null, former: null, misspelt: false })
    expect(registrationWarnings(read(text), 2026)).toEqual([])
  })

  it.each(['89311049302', '8931104930255', 'VD-12345', 'VD12345-19', 'QLĐB-12', '8931l0493O25'])(
    'tells that "%s" is misspelt',
    text => {
      expect(read(text).misspelt).toBe(true)
      expect(registrationWarnings(read(text), 2026)).toHaveLength(1)
    },
  )
})

describe('any text', () => {
  it('is read without an error, the same again from what was read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
        const { current } = read(text)
        if (current) expect(read(current.number).current).toEqual(current)
      }),
    )
  })

  it('of twelve digits says what its digits say', () => {
    const digits = fc.stringMatching(/^\d{12}$/)
    fc.assert(
      fc.property(digits, number => {
        const { current } = read(number)
        expect(current?.countryCode).toBe(number.slice(0, 3))
        expect(current?.isPrescription).toBe(number[4] === '0' ? false : number[4] === '1' ? true : null)
        expect(current?.year).toBe(2000 + Number(number.slice(10)))
        expect(current?.doubts.length === 0).toBe(registrationWarnings(read(number), 2000).length === 0)
      }),
    )
  })

  it('gives the same numbers however it is spaced and cased', () => {
    const number = fc.stringMatching(/^(VD|VN|QLĐB)-\d{3,5}-\d{2}$/)
    fc.assert(
      fc.property(number, one => {
        const [first, second, third] = one.split('-')
        expect(numbersIn(`  ${first!.toLowerCase()} – ${second} - ${third}`)).toEqual([one])
      }),
    )
  })
})

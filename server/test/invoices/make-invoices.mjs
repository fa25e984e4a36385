// Makes the invoices of this folder: pages of invented companies, printed by a browser as accounting programs print theirs.
// node server/test/invoices/make-invoices.mjs (with CHROMIUM=path of another browser than Playwright's)
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { attachFile } from './attach-file.mjs'

const dots = number => number.toLocaleString('vi-VN', { maximumFractionDigits: 2 })
const commas = number => number.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const style = `@page { size: A4; margin: 12mm } body { font: 12px Arial, 'Liberation Sans', sans-serif; margin: 0 }
  h1 { font-size: 18px; text-align: center; margin: 8px 0 } p { margin: 3px 0 } .mid { text-align: center }
  .head { display: flex; justify-content: space-between } table { width: 100%; border-collapse: collapse; margin-top: 8px }
  th, td { border: 1px solid #444; padding: 3px 5px } th { font-size: 11px } .n { text-align: right } .c { text-align: center }
  tr { break-inside: avoid } .sum td { border-top: 0 } .sign { display: flex; justify-content: space-around; margin-top: 24px }`

const page = body =>
  `<!doctype html><html lang="vi"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`

/** Lots and expiries in columns, names over several lines, a VAT rate for each line, dots in numbers. */
const lots = () => {
  const rows = [
    [
      'Paracetamol An Phú 500 mg, hộp 10 vỉ x 10 viên nén bao phim, dùng cho người lớn',
      'AP0126',
      '31/12/2028',
      'Hộp',
      40,
      32_500,
      5,
    ],
    ['Vitamin C An Phú 1000 mg', 'VC2611', '30/06/2028', 'Tuýp', 24, 21_750, 5],
    ['Khẩu trang y tế 4 lớp kháng khuẩn, hộp 50 cái', '', '', 'Hộp', 100, 28_000, 8],
    ['Siro ho thảo dược An Phú chai 100 ml (hàng tặng kèm, không thu tiền)', 'SH0926', '15/09/2028', 'Chai', 5, 0, 5],
  ]
  const goods = rows.reduce((sum, row) => sum + row[4] * row[5], 0)
  const vat = rows.reduce((sum, row) => sum + Math.round((row[4] * row[5] * row[6]) / 100), 0)
  return page(`
    <div class="head"><div><p><b>Đơn vị bán hàng: CÔNG TY TNHH DƯỢC PHẨM AN PHÚ MẪU</b></p><p>Mã số thuế: 0101243150</p>
    <p>Địa chỉ: 12 Phố Mẫu, phường Giả Định, Hà Nội</p><p>Số tài khoản: 1234567890 - Ngân hàng Mẫu</p></div>
    <div><p>Ký hiệu: 1C26TAP</p><p>Số: 00001207</p></div></div>
    <h1>HÓA ĐƠN GIÁ TRỊ GIA TĂNG</h1><p class="mid">Ngày 20 tháng 11 năm 2026</p>
    <p>Họ tên người mua hàng: Trần Thị Mẫu</p><p>Tên đơn vị: NHÀ THUỐC VÍ DỤ</p><p>Mã số thuế: 0301234562</p>
    <p>Hình thức thanh toán: TM/CK</p>
    <table><tr><th>STT</th><th style="width:210px">Tên hàng hóa, dịch vụ</th><th>Số lô</th><th>Hạn dùng</th><th>Đơn vị tính</th>
    <th>Số lượng</th><th>Đơn giá</th><th>Thành tiền</th><th>Thuế suất GTGT</th></tr>
    <tr>${['1', '2', '3', '4', '5', '6', '7', '8=6x7', '9'].map(one => `<td class="c"><i>${one}</i></td>`).join('')}</tr>
    ${rows
      .map(
        (
          [name, lot, expiry, unit, quantity, price, rate],
          at,
        ) => `<tr><td class="c">${at + 1}</td><td>${name}</td><td>${lot}</td>
      <td class="c">${expiry}</td><td class="c">${unit}</td><td class="n">${dots(quantity)}</td><td class="n">${dots(price)}</td>
      <td class="n">${dots(quantity * price)}</td><td class="c">${rate}%</td></tr>`,
      )
      .join('')}</table>
    <p class="n">Cộng tiền hàng: <b>${dots(goods)}</b></p><p class="n">Tiền thuế GTGT: <b>${dots(vat)}</b></p>
    <p class="n">Tổng cộng tiền thanh toán: <b>${dots(goods + vat)}</b></p>
    <p>Số tiền viết bằng chữ: (mẫu để thử, không phải hóa đơn thật)</p>
    <div class="sign"><span>Người mua hàng</span><span>Người bán hàng<br>Ký ngày: 20/11/2026</span></div>`)
}

/** Two pages whose head is printed again, English beside the titles, a discount column, one VAT rate below, commas in numbers. */
const long = () => {
  const names = [
    'Amoxicillin Bình Mẫu 500 mg',
    'Ibuprofen Bình Mẫu 400 mg viên nén bao phim hộp 10 vỉ x 10 viên',
    'Loratadin Bình Mẫu 10 mg',
    'Nước muối sinh lý Natri clorid 0,9% chai 500 ml',
  ]
  const rows = Array.from({ length: 46 }, (_, at) => {
    const [quantity, price] = [10 + ((at * 7) % 30), 11_500.5 + at * 250]
    const off = at % 5 === 0 ? Math.round(quantity * price * 0.03) : 0
    return {
      name: `${names[at % names.length]} (mã ${at + 1})`,
      quantity,
      price,
      off,
      amount: Math.round(quantity * price) - off,
    }
  })
  const goods = rows.reduce((sum, row) => sum + row.amount, 0)
  const vat = Math.round(goods * 0.05)
  return page(`
    <h1>HÓA ĐƠN GIÁ TRỊ GIA TĂNG<br><small>(VAT INVOICE)</small></h1>
    <p class="mid">Ngày (Date) 05 tháng (month) 10 năm (year) 2026</p>
    <p class="n">Mẫu số (Form): 1</p><p class="n">Ký hiệu (Serial): C26TBM</p><p class="n">Số (No.): 345</p>
    <p>Tên người bán (Seller): <b>CÔNG TY CỔ PHẦN THIẾT BỊ BÌNH MẪU</b></p><p>MST (Tax code): 0109876540-001</p>
    <p>Tên người mua (Buyer): NHÀ THUỐC VÍ DỤ</p><p>MST (Tax code): 0101243150</p>
    <table><thead><tr><th>STT<br>(No.)</th><th style="width:230px">Tên hàng hóa, dịch vụ<br>(Description)</th><th>ĐVT<br>(Unit)</th><th>Số lượng<br>(Quantity)</th>
    <th>Đơn giá<br>(Unit price)</th><th>Tiền chiết khấu<br>(Discount)</th><th>Thành tiền<br>(Amount)</th></tr></thead>
    ${rows
      .map(
        (
          { name, quantity, price, off, amount },
          at,
        ) => `<tr><td class="c">${at + 1}</td><td>${name}</td><td class="c">Hộp</td>
      <td class="n">${commas(quantity)}</td><td class="n">${commas(price)}</td><td class="n">${off ? commas(off) : ''}</td>
      <td class="n">${commas(amount)}</td></tr>`,
      )
      .join('')}</table>
    <p class="n">Cộng tiền hàng (Total before VAT): ${commas(goods)}</p>
    <p class="n">Thuế suất GTGT (VAT rate): 5% &nbsp; Tiền thuế GTGT (VAT amount): ${commas(vat)}</p>
    <p class="n">Tổng tiền thanh toán (Total payment): ${commas(goods + vat)}</p>`)
}

const xml = `<?xml version="1.0" encoding="UTF-8"?><HDon><DLHDon><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C26TCM</KHHDon><SHDon>88</SHDon>
<NLap>2026-11-18</NLap></TTChung><NDHDon><NBan><Ten>Công ty Dược Cường Mẫu</Ten><MST>0101243150</MST></NBan><DSHHDVu>
<HHDVu><TChat>1</TChat><MHHDVu>CM-1</MHHDVu><THHDVu>Cefixim Cường Mẫu 200 mg</THHDVu><DVTinh>Hộp</DVTinh><SLuong>12</SLuong>
<DGia>54000</DGia><ThTien>648000</ThTien><TSuat>5%</TSuat></HHDVu></DSHHDVu>
<TToan><TgTCThue>648000</TgTCThue><TgTThue>32400</TgTThue><TgTTTBSo>680400</TgTTTBSo></TToan></NDHDon></DLHDon></HDon>`

const browser = await chromium.launch(
  process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } : {},
)
const tab = await browser.newPage()
const printed = async html => {
  await tab.setContent(html)
  return tab.pdf({ preferCSSPageSize: true, tagged: false })
}
const at = name => new URL(name, import.meta.url)
await writeFile(at('lots.pdf'), await printed(lots()))
await writeFile(at('two-pages.pdf'), await printed(long()))
await writeFile(
  at('with-xml.pdf'),
  attachFile(
    await printed(page('<h1>HÓA ĐƠN GIÁ TRỊ GIA TĂNG</h1><p>Bản thể hiện của hóa đơn điện tử (mẫu để thử)</p>')),
    'C26TCM_88.xml',
    xml,
  ),
)
await writeFile(
  at('scan.pdf'),
  await printed(page('<svg width="600" height="800"><path d="M50 50h500v60h-500z"/></svg>')),
)
await browser.close()

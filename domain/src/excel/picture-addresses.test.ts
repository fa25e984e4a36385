import { expect, it } from 'vitest'
import { readAddresses } from './picture-addresses.ts'

const a = 'https://cdn-images.kiotviet.vn/shop/a.jpg'
const b = 'http://example.com/b,1.png?w=200&h=100'

it.each([
  ['one', a, [a], 0],
  ['two by a comma, one of them with a comma in it', `${a},${b}`, [a, b], 0],
  [
    'by a comma and a space, a semicolon, a break',
    `${a}, ${b}; https://c.vn/c\nhttps://d.vn`,
    [a, b, 'https://c.vn/c', 'https://d.vn'],
    0,
  ],
  ['the same twice', `${a},${a}`, [a], 0],
  ['a comma behind the last', `${a},`, [a], 0],
  ['no address', 'anh1.jpg', [], 1],
  ['another scheme', 'ftp://example.com/a.jpg', [], 1],
  ['a file of the server', 'file:///etc/passwd', [], 1],
  ['a name and a password', 'https://admin:1234@example.com/a.jpg', [], 1],
  ['too long', `https://example.com/${'x'.repeat(500)}`, [], 1],
  [
    'more than a product may have',
    [1, 2, 3, 4, 5, 6].map(n => `https://e.vn/${n}`).join(),
    [1, 2, 3, 4, 5].map(n => `https://e.vn/${n}`),
    1,
  ],
  ['nothing', ' ', [], 0],
] as const)('%s', (_case, text, addresses, problems) => {
  const read = readAddresses(text)
  expect(read.addresses).toEqual(addresses)
  expect(read.problems).toHaveLength(problems)
})

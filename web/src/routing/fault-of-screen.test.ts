import { expect, it } from 'vitest'
import { faultOfScreen } from './fault-of-screen.ts'

it.each([
  ['Failed to fetch dynamically imported module: http://localhost/assets/lots-1.js', false, /cần mạng/, true],
  ['Failed to fetch dynamically imported module: http://localhost/assets/lots-1.js', true, /bản mới/, true],
  ['Importing a module script failed.', false, /cần mạng/, true],
  ['x is undefined', false, /gặp lỗi/, false],
])('%s, with the server: %s', (message, online, title, needsPage) => {
  expect(faultOfScreen(new TypeError(message), online)).toMatchObject({
    title: expect.stringMatching(title),
    needsPage,
  })
})

import { expect, it } from 'vitest'
import { watchTyping } from './watch-typing.ts'

it('what was typed before the save does not count, what is typed after it does, and the end ends it', () => {
  const form = new EventTarget()
  form.dispatchEvent(new Event('input'))
  const typing = watchTyping(form)
  expect(typing.hasTyped()).toBe(false)
  form.dispatchEvent(new Event('input'))
  expect(typing.hasTyped()).toBe(true)

  const next = watchTyping(form)
  next.end()
  form.dispatchEvent(new Event('input'))
  expect(next.hasTyped()).toBe(false)
})

import { afterEach, expect, it, vi } from 'vitest'
import { focusFirstError } from './focus-first-error.ts'

afterEach(() => vi.unstubAllGlobals())

/** A form whose field in error is drawn some frames later; `frame` draws one. */
function lateError() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => waiting.push(draw))
  const field = { focus: vi.fn() }
  let isDrawn = false
  const root = { isConnected: true, querySelector: () => (isDrawn ? field : null) } as unknown as HTMLElement
  const frame = () => {
    for (const draw of waiting.splice(0)) draw()
  }
  return { root, field, frame, draw: () => (isDrawn = true) }
}

it('the field in error gets the focus once its error is drawn', () => {
  const { root, field, frame, draw } = lateError()
  focusFirstError(root)
  frame()
  draw()
  frame()
  expect(field.focus).toHaveBeenCalledOnce()
})

it('who typed since the save keeps the focus', () => {
  const { root, field, frame, draw } = lateError()
  draw()
  focusFirstError(root, () => true)
  frame()
  expect(field.focus).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { matchesHotkey } from './hotkeys.ts'

type Press = { key: string; code?: string; ctrlKey?: boolean; altKey?: boolean; shiftKey?: boolean }

function press(keys: Press): KeyboardEvent {
  return { code: '', ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, ...keys } as KeyboardEvent
}

test.each<[string, Press]>([
  ['F9', { key: 'F9' }],
  ['Ctrl+S', { key: 's', ctrlKey: true }],
  ['Ctrl+S', { key: 'S', ctrlKey: true }],
  ['Ctrl+S', { key: 'Process', code: 'KeyS', ctrlKey: true }],
  ['?', { key: '?', shiftKey: true }],
  ['+', { key: '+', shiftKey: true }],
  ['+', { key: '+' }],
  ['Del', { key: 'Delete' }],
  ['↓', { key: 'ArrowDown' }],
  ['Shift+↑', { key: 'ArrowUp', shiftKey: true }],
])('%s is pressed by %j', (key, keys) => {
  expect(matchesHotkey(key, press(keys))).toBe(true)
})

test.each<[string, Press]>([
  ['F9', { key: 'F9', ctrlKey: true }],
  ['F9', { key: 'F9', shiftKey: true }],
  ['Ctrl+S', { key: 's' }],
  ['/', { key: '/', altKey: true }],
  ['↑', { key: 'ArrowUp', shiftKey: true }],
  ['Shift+↑', { key: 'ArrowUp' }],
  ['', { key: '' }],
])('%s is not pressed by %j', (key, keys) => {
  expect(matchesHotkey(key, press(keys))).toBe(false)
})

import type { Hotkey } from './hotkeys.ts'

/** Covers the screen at once, on every page and at the till. */
export const lockKey: Hotkey = { id: 'lock', key: 'Ctrl+Shift+L', label: 'Khóa màn hình', scope: 'Máy chung' }

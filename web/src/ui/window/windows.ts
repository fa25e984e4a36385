/** The windows of the kit: dialogs are a heavy part, and a page stands before the first of them is opened. */
export const loadDialog = async () => (await import('./dialog.tsx')).Dialog
export const loadConfirmDialog = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog
export const loadHotkeyWindow = async () => (await import('../key/hotkey-window.tsx')).HotkeyWindow
export const loadNavWindow = async () => (await import('../shell/nav-window.tsx')).NavWindow

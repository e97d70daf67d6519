/**
 * Makes every file, folder and socket that this process creates its owner's alone, whatever the umask of its caller: a
 * program imports this first. A change of modes after the creation would leave a moment for others.
 */
process.umask(0o077);

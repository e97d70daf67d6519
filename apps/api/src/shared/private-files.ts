/** Makes all that this process creates its owner's alone, for any umask: to change modes later would be too late. */
process.umask(0o077);

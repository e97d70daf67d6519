// The tests have a motel of their own, whichever the installation is, and whatever becomes of the demo's words.
process.env.MOTEL = 'tests';
